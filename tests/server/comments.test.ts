import { desc, eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Answer, Comment, Reply } from '#src/api/contract.ts';
import { tables } from '#src/server/database/index.ts';
import { moderate } from '#src/server/moderation/act.ts';
import { StartError } from '#src/server/settings/startError.ts';
import { addComment } from './support/comments.ts';
import { addPost, addSubscription, enterAuthor, idOf } from './support/people.ts';
import { useServer } from './support/useServer.ts';

const server = useServer();
let author: string;
let reader: string;
let authorId: number;
let readerId: number;
let postId: number;

beforeEach(async () => {
  const { db, enter } = server();
  ({ bearer: author, id: authorId } = await enterAuthor(server(), 'vera'));
  reader = await enter('reader@example.ru');
  readerId = await idOf(db, 'reader@example.ru');
  postId = (await addPost(db, { authorId })).id;
});

const address = (id = postId) => `/api/posts/${id}/comments/`;
const write = (
  text: string,
  { as = reader, parent, to = postId }: { as?: string; parent?: string; to?: number } = {},
) => server().post(address(to), { text, ...(parent !== undefined && { parent }) }, as);
const written = async (...asked: Parameters<typeof write>) => {
  const reply = await write(...asked);
  expect([reply.statusCode, reply.body.slice(0, 200)]).toEqual([201, expect.any(String)]);
  return reply.json<Comment | Answer>();
};
const list = async (as = reader, url = address()) => (await server().get(url, as)).json<Reply<'comments'>>();
const numberOf = async (id = postId) => {
  const [post] = await server().db.select().from(tables.posts).where(eq(tables.posts.id, id));
  return post?.comments;
};
const change = (method: 'PATCH' | 'DELETE' | 'PUT', id: string, as = reader, body: object = {}) =>
  server().send(method, `/api/comments/${id}/${method === 'PUT' ? 'restore/' : ''}`, body, as);

/** Comments that can be read: what the number of the post has to be. */
const readable = () => server().db.$count(tables.comments, sql`deleted_at is null and hidden_at is null`);

describe('a comment', () => {
  it('is read by everybody who may read the post, by its writer as theirs', async () => {
    const { db } = server();
    await db
      .update(tables.users)
      .set({ firstName: 'Ольга', lastName: 'Сова' })
      .where(eq(tables.users.id, readerId));
    const made = await written('  Дождь — лучший герой.  ');
    expect(made).toEqual({
      id: expect.any(String),
      created_at: server().clock.now().toISOString(),
      parent: null,
      state: 'visible',
      person: { user_id: readerId, username: expect.any(String), name: 'Ольга Сова', portrait: null },
      by_author: false,
      mine: true,
      text: 'Дождь — лучший герой.',
      edited_at: null,
      answers: [],
      more_answers: null,
      answers_count: 0,
    });
    const page = await list(author);
    expect(page).toMatchObject({ count: null, next: null, previous: null, total: 1 });
    expect(page.results).toEqual([{ ...made, mine: false }]);
    expect(await numberOf()).toBe(1);
  });

  it('of the author says so; its person is the name that the account has', async () => {
    expect(await written('Спасибо', { as: author })).toMatchObject({ by_author: true, mine: true });
  });

  it.each([
    ['', 'Напишите комментарий'],
    [' \n ', 'Напишите комментарий'],
    ['а'.repeat(2001), 'Не более 2000 символов'],
    ['а\u0000', 'В тексте знак, который нельзя сохранить. Наберите текст заново'],
  ])('is refused as %j', async (text, problem) => {
    const reply = await write(text);
    expect([reply.statusCode, reply.json()]).toEqual([400, { text: [problem] }]);
    expect(await numberOf()).toBe(0);
  });

  it('of 2000 characters outside the basic plane is kept whole', async () => {
    const text = '🌧'.repeat(2000);
    expect(await written(text)).toMatchObject({ text });
  });

  it('told twice under one key is written once', async () => {
    const { app } = server();
    const send = () =>
      app.inject({
        method: 'POST',
        url: address(),
        payload: { text: 'Один раз' },
        headers: { authorization: `Bearer ${reader}`, 'idempotency-key': 'one' },
      });
    const replies = await Promise.all([send(), send(), send()]);
    expect(new Set(replies.map(({ body }) => body)).size).toBe(1);
    expect([await numberOf(), await readable()]).toEqual([1, 1]);
  });

  it('is told of in the events of the author, and so is its end', async () => {
    const { db } = server();
    const { id } = await written('Слово');
    await change('DELETE', id);
    const rows = await db
      .select()
      .from(tables.events)
      .where(sql`kind like 'comment%'`)
      .orderBy(tables.events.id);
    expect(rows.map(({ kind, payload }) => [kind, payload])).toEqual([
      ['comment_written', { post_id: postId, comment_id: id, user_id: readerId }],
      ['comment_removed', { post_id: postId, comment_id: id, user_id: readerId }],
    ]);
  });

  it('below a post that is not there is a 404', async () => {
    for (const reply of [await write('Слово', { to: 999 }), await server().get(address(999), reader)])
      expect(reply.statusCode).toBe(404);
  });
});

describe('an answer', () => {
  it('is told of with the comment above it', async () => {
    const top = await written('Сверху');
    const { id } = await written('Ответ', { as: author, parent: top.id });
    const [newest] = await server().db.select().from(tables.events).orderBy(desc(tables.events.id)).limit(1);
    expect(newest).toMatchObject({ kind: 'comment_written', payload: { comment_id: id, parent_id: top.id } });
  });

  it('stands below its comment; an answer to an answer, too', async () => {
    const top = await written('Сверху');
    const first = await written('Первый', { parent: top.id });
    const second = await written('Второй', { as: author, parent: first.id });
    expect([first.parent, second.parent]).toEqual([top.id, top.id]);
    const page = await list();
    expect(page.total).toBe(3);
    expect(page.results).toHaveLength(1);
    expect(page.results[0]).toMatchObject({
      id: top.id,
      answers: [first, { ...second, mine: false }],
      answers_count: 2,
      more_answers: null,
    });
  });

  it('beyond the third is found where the comment says, the oldest first', async () => {
    const { db } = server();
    const top = await written('Сверху');
    for (let n = 1; n <= 25; n += 1)
      await addComment(db, {
        postId,
        authorId,
        userId: readerId,
        parentId: top.id,
        text: `${n}`,
        createdAt: new Date(Date.UTC(2026, 0, 3, 0, 0, 0, n)),
      });
    const [comment] = (await list()).results;
    if (comment?.more_answers == null) throw new Error('there are no more answers');
    expect(comment.answers_count).toBe(25);
    const texts = comment.answers.map((answer) => 'text' in answer && answer.text);
    for (let next: string | null = comment.more_answers; next !== null;) {
      const page: Reply<'answers'> = (
        await server().get(next.replace('http://127.0.0.1:3000', ''), reader)
      ).json();
      texts.push(...page.results.map((answer) => 'text' in answer && answer.text));
      next = page.next;
    }
    expect(texts).toEqual(Array.from({ length: 25 }, (_, index) => String(index + 1)));
  });

  it.each(['x', '018f4e6e-0000-7000-8000-000000000000'])('to %s is refused', async (parent) => {
    const reply = await write('Слово', { parent });
    expect([reply.statusCode, Object.keys(reply.json())]).toEqual([400, ['parent']]);
  });

  it('to a comment of another post, or to one that has gone, is refused', async () => {
    const other = (await addPost(server().db, { authorId })).id;
    const { id } = await written('Слово');
    expect((await write('Ответ', { parent: id, to: other })).statusCode).toBe(400);
    await change('DELETE', id);
    expect((await write('Ответ', { parent: id })).statusCode).toBe(400);
  });
});

describe('the list', () => {
  it('goes through all comments, newest first, each once, also such as share a moment', async () => {
    const { db } = server();
    for (let n = 0; n < 45; n += 1)
      await addComment(db, {
        postId,
        authorId,
        userId: readerId,
        text: `${n}`,
        createdAt: new Date(Date.UTC(2026, 0, 3, 0, 0, n % 5)),
      });
    const seen: string[] = [];
    for (let url: string | null = address(); url !== null;) {
      const page: Reply<'comments'> = await list(reader, url.replace('http://127.0.0.1:3000', ''));
      expect(page.results.length).toBeLessThanOrEqual(20);
      seen.push(...page.results.map(({ id }) => id));
      url = page.next;
    }
    expect(new Set(seen).size).toBe(45);
    const rows = await db
      .select()
      .from(tables.comments)
      .orderBy(sql`created_at desc, id desc`);
    expect(seen).toEqual(rows.map(({ id }) => id));
  });

  it.each([
    'cursor=x',
    'cursor=',
    `cursor=${Buffer.from('2026-01-01T00:00:00.000000Z 1').toString('base64url')}`,
  ])('is a 404 at a forged place, %s', async (query) => {
    expect((await server().get(`${address()}?${query}`, reader)).statusCode).toBe(404);
    const { id } = await written('Слово');
    expect((await server().get(`/api/comments/${id}/answers/?${query}`, reader)).statusCode).toBe(404);
  });

  it('says how many of others have come since, answers too', async () => {
    const { clock } = server();
    const top = await written('Раньше');
    const { newest } = await list();
    await clock.pass(1);
    await written('Своё');
    await written('Чужое', { as: author });
    await written('Чужой ответ', { as: author, parent: top.id });
    const gone = await written('Чужое, удалённое', { as: author });
    await change('DELETE', gone.id, author);
    const count = async (since: string) =>
      (await server().get(`/api/posts/${postId}/comments/new/?since=${since}`, reader)).json();
    expect(await count(newest)).toEqual({ count: 2 });
    expect(await count((await list()).newest)).toEqual({ count: 0 });
  });

  it('of a post without comments says where they begin', async () => {
    const { newest, results } = await list();
    expect(results).toEqual([]);
    await written('Первый', { as: author });
    const reply = await server().get(`/api/posts/${postId}/comments/new/?since=${newest}`, reader);
    expect(reply.json()).toEqual({ count: 1 });
  });
});

describe('changing one’s own', () => {
  it('says when, if the text is another', async () => {
    const { id } = await written('Раз');
    expect((await change('PATCH', id, reader, { text: 'Раз ' })).json()).toMatchObject({ edited_at: null });
    const edited = (await change('PATCH', id, reader, { text: 'Два' })).json();
    expect(edited).toMatchObject({ text: 'Два', edited_at: server().clock.now().toISOString() });
    expect((await list()).results).toEqual([edited]);
  });

  it('is for its writer alone, and only while it can be read', async () => {
    const { id } = await written('Раз');
    expect((await change('PATCH', id, author, { text: 'Два' })).statusCode).toBe(404);
    expect((await change('PATCH', id, reader, { text: '' })).json()).toEqual({
      text: ['Напишите комментарий'],
    });
    await change('DELETE', id);
    expect((await change('PATCH', id, reader, { text: 'Два' })).statusCode).toBe(404);
    expect((await change('PATCH', 'x', reader, { text: 'Два' })).statusCode).toBe(404);
  });
});

describe('deleting', () => {
  it('takes the comment away; its place stays as long as an answer can be read', async () => {
    const top = await written('Сверху');
    const answer = await written('Ответ', { as: author, parent: top.id });
    expect((await change('DELETE', top.id)).statusCode).toBe(204);
    const page = await list();
    expect(page).toMatchObject({
      total: 1,
      results: [{ id: top.id, state: 'deleted', answers: [{ text: 'Ответ' }] }],
    });
    expect(JSON.stringify(page)).not.toContain('Сверху');
    await change('DELETE', answer.id, author);
    expect(await list()).toMatchObject({ total: 0, results: [] });
  });

  it('that both have done neither of them undoes', async () => {
    for (const [first, second] of [
      [author, reader],
      [reader, author],
    ] as const) {
      const { id } = await written('Слово');
      await change('DELETE', id, first);
      expect((await change('DELETE', id, second)).statusCode).toBe(204);
      for (const person of [first, second]) expect((await change('PUT', id, person)).statusCode).toBe(404);
    }
    expect(await numberOf()).toBe(0);
  });

  it('is undone by the person who did it, for ten minutes', async () => {
    const { clock } = server();
    const { id } = await written('Слово');
    await change('DELETE', id, author);
    expect((await change('PUT', id, reader)).statusCode).toBe(404);
    expect((await change('PUT', id, author)).json()).toMatchObject({ id, state: 'visible', text: 'Слово' });
    expect(await numberOf()).toBe(1);
    await change('DELETE', id);
    expect((await change('PUT', id, author)).statusCode).toBe(404);
    await clock.pass(601);
    const late = await change('PUT', id);
    expect([late.statusCode, late.json()]).toEqual([
      410,
      { detail: 'Комментарий удалён больше 10 минут назад, вернуть его нельзя.' },
    ]);
    expect(await numberOf()).toBe(0);
  });

  it('is for the writer and the author of the post', async () => {
    const { id } = await written('Слово', { as: author });
    expect((await change('DELETE', id)).statusCode).toBe(404);
    expect((await change('PUT', id)).statusCode).toBe(404);
  });

  it('done, undone and hidden by many at once leaves the number right', async () => {
    const { db } = server();
    const act = (action: 'hide' | 'restore', id: string) =>
      moderate(db, { action, target: { kind: 'comment', id }, moderator: 'Лида', reason: 'Спам' }).catch(
        (error: unknown) => error,
      );
    const ids: string[] = [];
    for (let n = 0; n < 4; n += 1) ids.push((await written(`${n}`)).id);
    const calls = ids.flatMap((id) =>
      [reader, author, reader].flatMap((as) => [
        change('DELETE', id, as),
        act('hide', id),
        change('PUT', id, as),
        act('restore', id),
        write('Ответ', { parent: id }),
      ]),
    );
    const replies = await Promise.all(calls);
    // A moderator's request may already be true.
    expect(replies.filter((reply) => reply instanceof Error && !(reply instanceof StartError))).toEqual([]);
    const statuses = replies.flatMap((reply) =>
      typeof reply === 'object' && reply !== null && 'statusCode' in reply ? [Number(reply.statusCode)] : [],
    );
    expect(statuses).toHaveLength(36);
    expect(statuses.filter((status) => status >= 500)).toEqual([]);
    expect(await numberOf()).toBe(await readable());
    const wrong = await db.$count(
      tables.comments,
      sql`answers <> (select count(*) from ${tables.comments} as answer
        where answer.parent_id = ${tables.comments.id} and answer.deleted_at is null and answer.hidden_at is null)`,
    );
    expect(wrong).toBe(0);
  });
});

describe('who may comment', () => {
  const policy = (value: string, as = author) =>
    server().send('PUT', `/api/posts/${postId}/comment_policy/`, { policy: value }, as);
  const may = async (as = reader) => (await server().get(`/api/posts/${postId}/`, as)).json().commenting;

  it('is decided by the author alone', async () => {
    expect((await policy('nobody', reader)).statusCode).toBe(403);
    expect((await policy('everybody')).statusCode).toBe(400);
    expect((await policy('nobody')).json()).toEqual({ policy: 'nobody' });
    expect(await may()).toEqual({ policy: 'nobody', may: 'off' });
    expect(await may(author)).toEqual({ policy: 'nobody', may: 'yes' });
    const reply = await write('Слово');
    expect([reply.statusCode, reply.json()]).toEqual([
      403,
      { detail: 'Автор закрыл комментарии к этому посту.' },
    ]);
    await written('Слово автора', { as: author });
    expect((await list()).results).toHaveLength(1);
  });

  it('may be those who follow', async () => {
    const { db } = server();
    await policy('subscribers');
    expect(await may()).toEqual({ policy: 'subscribers', may: 'subscribers_only' });
    expect((await write('Слово')).json()).toEqual({ detail: 'Комментировать могут подписчики автора.' });
    await addSubscription(db, { userId: readerId, authorId });
    expect(await may()).toEqual({ policy: 'subscribers', may: 'yes' });
    await written('Слово');
  });

  it('are those who may read: a locked post shows neither the list nor takes a word', async () => {
    const { db, get } = server();
    const locked = (await addPost(db, { authorId, audience: 'subscribers' })).id;
    const said = await written('Тайна', { as: author, to: locked });
    const replies = [
      await get(address(locked), reader),
      await get(`/api/posts/${locked}/comments/new/?since=x`, reader),
      await get(`/api/comments/${said.id}/answers/`, reader),
      await write('Слово', { to: locked }),
      await write('Слово', { to: locked, parent: said.id }),
      await server().post(`/api/comments/${said.id}/report/`, { reason: 'spam' }, reader),
    ];
    for (const { statusCode, body } of replies)
      expect([statusCode, body.includes('Тайна')]).toEqual([403, false]);
    expect((await get(`/api/posts/${locked}/`, reader)).json().commenting.may).toBe('locked');
  });
});
