import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Comment } from '#src/api/contract.ts';
import { tables } from '#src/server/database/index.ts';
import { listComplaints } from '#src/server/moderation/list.ts';
import { moderate } from '#src/server/moderation/act.ts';
import { addComment } from './support/comments.ts';
import { clearAway } from './support/departed.ts';
import { addAuthor, addPost, idOf } from './support/people.ts';
import { useServer } from './support/useServer.ts';

const server = useServer({ LIMIT_COMMENT: '3/60', LIMIT_COMPLAINT: '1/3600' });
let reader: string;
let postId: number;
let authorId: number;

beforeEach(async () => {
  const { db, enter } = server();
  authorId = (await addAuthor(db, 'vera')).id;
  postId = (await addPost(db, { authorId })).id;
  reader = await enter('reader@example.ru');
});

const report = (path: string, reason = 'spam', as = reader) =>
  server().post(`/api/${path}/report/`, { reason }, as);
const write = (text: string, as = reader) => server().post(`/api/posts/${postId}/comments/`, { text }, as);

describe('a complaint', () => {
  it('about a post or a comment reaches the moderators once, however often it is made', async () => {
    const { db, clock, logIn } = server();
    const comment = await addComment(db, { postId, authorId });
    for (const path of [`posts/${postId}`, `posts/${postId}`, `comments/${comment}`, `comments/${comment}`]) {
      const reply = await report(path, 'insult');
      expect([reply.statusCode, reply.json()]).toEqual([201, { detail: 'Модераторы посмотрят.' }]);
      await clock.pass(3600);
      reader = (await logIn('reader@example.ru')).access;
    }
    const { complaints } = tables;
    const rows = await db
      .select({
        postId: complaints.postId,
        commentId: complaints.commentId,
        reason: complaints.reason,
        userId: complaints.userId,
      })
      .from(complaints)
      .orderBy(complaints.id);
    const userId = await idOf(db, 'reader@example.ru');
    expect(rows).toEqual([
      { postId, commentId: null, reason: 'insult', userId },
      { postId: null, commentId: comment, reason: 'insult', userId },
    ]);
  });

  it('that was looked at is open again when it is made once more', async () => {
    const { db, clock, logIn } = server();
    const id = await addComment(db, { postId, authorId });
    await report(`comments/${id}`, 'spam');
    await moderate(db, {
      action: 'dismiss',
      target: { kind: 'comment', id },
      moderator: 'Лида',
      reason: 'Ничего',
    });
    expect(await listComplaints(db)).toBe('There are no open complaints.');
    await clock.pass(3600);
    reader = (await logIn('reader@example.ru')).access;
    await report(`comments/${id}`, 'insult');
    expect(await listComplaints(db)).toContain('complaints: 1 (insult 1)');
  });

  it('about a post may be made by a person who may not read it', async () => {
    const locked = await addPost(server().db, { authorId, audience: 'buyers' });
    expect((await report(`posts/${locked.id}`)).statusCode).toBe(201);
  });

  it('about oneself is refused, and so is one about what has gone', async () => {
    const { id } = (await write('Слово')).json<Comment>();
    const own = await report(`comments/${id}`);
    expect([own.statusCode, own.json()]).toEqual([400, { detail: 'Пожаловаться можно только на чужое.' }]);
    await server().send('DELETE', `/api/comments/${id}/`, {}, reader);
    const other = await server().enter('other@example.ru');
    expect((await report(`comments/${id}`, 'spam', other)).statusCode).toBe(404);
    expect((await report('posts/999')).statusCode).toBe(404);
    expect((await report(`posts/${postId}`, 'boredom')).statusCode).toBe(400);
  });
});

describe('a limit', () => {
  it('of comments is named, with when to go on', async () => {
    const { clock } = server();
    for (const text of ['Раз', 'Два', 'Три']) expect((await write(text)).statusCode).toBe(201);
    await clock.pass(20);
    const reply = await write('Четыре');
    expect([reply.statusCode, reply.headers['retry-after'], reply.json()]).toEqual([
      429,
      '40',
      { detail: 'Не больше 3 комментариев в минуту. Попробуйте через 40 сек.' },
    ]);
    const other = await server().enter('other@example.ru');
    expect((await write('Моё', other)).statusCode).toBe(201);
    await clock.pass(40);
    expect((await write('Четыре')).statusCode).toBe(201);
  });

  it('of complaints is named', async () => {
    await report(`posts/${postId}`);
    const reply = await report(`posts/${postId}`);
    expect([reply.statusCode, reply.json()]).toEqual([
      429,
      { detail: 'Не больше 1 жалобы в час. Попробуйте через 1 ч.' },
    ]);
  });

  it('does not count what is told again under its key', async () => {
    const tell = (key: string) =>
      server().app.inject({
        method: 'POST',
        url: `/api/posts/${postId}/comments/`,
        payload: { text: 'Один раз' },
        headers: { authorization: `Bearer ${reader}`, 'idempotency-key': key },
      });
    for (const key of ['a', 'a', 'a', 'a', 'b', 'b', 'c']) expect((await tell(key)).statusCode).toBe(201);
    expect(await server().db.$count(tables.comments)).toBe(3);
    expect((await tell('d')).statusCode).toBe(429);
    expect((await tell('c')).statusCode).toBe(201);
  });
});

it('a complaint outlives the account of its author, without a name', async () => {
  const { db, send } = server();
  await report(`posts/${postId}`);
  await send('DELETE', '/auth/users/me/', { current_password: 'Parol2026' }, reader);
  await clearAway(server());
  expect(await db.$count(tables.complaints, sql`user_id is null`)).toBe(1);
});
