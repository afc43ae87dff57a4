import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Reply } from '#src/api/contract.ts';
import { tables } from '#src/server/database/index.ts';
import { addComment } from './support/comments.ts';
import { writerOf, type Writer } from './support/drafts.ts';
import { publishWhatIsDue } from './support/due.ts';
import { newestLink } from './support/mailbox.ts';
import { addPost, addSubscription, enterAuthor, idOf } from './support/people.ts';
import { password } from './support/testServer.ts';
import { useServer } from './support/useServer.ts';

const server = useServer();
const { comments, drafts, posts, users } = tables;
const email = 'vera@example.ru';
const log = { warn: vi.fn() };

const refusal = (detail: string) => ({ detail, code: 'email_not_verified' });
const noPublishing = refusal('Подтвердите email, чтобы публиковать посты.');
const noComments = refusal('Подтвердите email, чтобы комментировать.');

let vera: Writer;
let bearer: string;
let authorId: number;

const setVerified = (isVerified: boolean) =>
  server().db.update(users).set({ emailVerified: isVerified }).where(eq(users.email, email));
const inSeconds = (seconds: number) =>
  new Date(server().clock.now().getTime() + seconds * 1000).toISOString();

beforeEach(async () => {
  log.warn.mockClear();
  const author = await enterAuthor(server(), 'vera');
  ({ bearer, id: authorId } = author);
  vera = writerOf(server(), bearer);
  await setVerified(false);
});

describe('without a verified e-mail', () => {
  it.each([
    ['at once', () => null],
    ['on a schedule', () => inSeconds(60)],
  ])('nothing is published %s', async (_, at) => {
    const draft = await vera.make();
    const reply = await vera.publish(draft, at());
    expect([reply.statusCode, reply.json()]).toEqual([403, noPublishing]);
    expect(await vera.read(draft.id)).toMatchObject({ state: 'draft' });
  });

  it('nothing is commented on or answered, below one’s own post either', async () => {
    const { db, post } = server();
    const { id: postId } = await addPost(db, { authorId });
    const parent = await addComment(db, { postId, authorId });
    for (const body of [{ text: 'Слово' }, { text: 'Слово', parent }]) {
      const reply = await post(`/api/posts/${postId}/comments/`, body, bearer);
      expect([reply.statusCode, reply.json()]).toEqual([403, noComments]);
    }
    expect(await db.$count(comments)).toBe(1);
  });

  it('no comment is changed, but one’s own can be deleted', async () => {
    const { db, send } = server();
    const { id: postId } = await addPost(db, { authorId });
    const id = await addComment(db, { postId, authorId, userId: await idOf(db, email) });
    const reply = await send('PATCH', `/api/comments/${id}/`, { text: 'Реклама' }, bearer);
    expect([reply.statusCode, reply.json()]).toEqual([403, noComments]);
    expect((await send('DELETE', `/api/comments/${id}/`, undefined, bearer)).statusCode).toBe(204);
  });

  it('what is new of a published post does not reach its readers, who keep what they had', async () => {
    await setVerified(true);
    const draft = await vera.make();
    await vera.publish(draft);
    await setVerified(false);
    const saved = (await vera.save(draft, { title: 'Реклама' })).json();
    expect((await vera.publish(saved)).statusCode).toBe(403);
    const reader = await server().enter('reader@example.ru');
    const page = await server().get(`/api/posts/${draft.id}/`, reader);
    expect([page.statusCode, page.json().title]).toEqual([200, draft.title]);
  });
});

it('the link of the verification message opens publishing and commenting', async () => {
  const { post, messages } = server();
  await post('/api/auth/send-verification/', undefined, bearer);
  await post('/auth/users/activation/', newestLink(await messages(), 'Подтверждение адреса'));
  const draft = await vera.make();
  expect((await vera.publish(draft)).statusCode).toBe(200);
  expect((await post(`/api/posts/${draft.id}/comments/`, { text: 'Слово' }, bearer)).statusCode).toBe(201);
});

it('another address has to be proved, too', async () => {
  await setVerified(true);
  const draft = await vera.make();
  const change = { current_password: password, new_email: 'new@example.ru', re_new_email: 'new@example.ru' };
  expect((await server().post('/auth/users/set_email/', change, bearer)).statusCode).toBe(204);
  expect((await vera.publish(draft)).json()).toEqual(noPublishing);
});

describe('authors without a verified e-mail', () => {
  const ids = async (tab: string, reader: string) =>
    (await server().get(`/api/feed/?tab=${tab}`, reader)).json<Reply<'feed'>>().results.map(({ id }) => id);

  it('are in no list of everybody’s, and stay where they are followed', async () => {
    const { db, enter, get, send } = server();
    const { id } = await addPost(db, { authorId });
    const reader = await enter('reader@example.ru');
    const userId = await idOf(db, 'reader@example.ru');
    await addSubscription(db, { userId, authorId });
    await send('PUT', `/api/posts/${id}/bookmark/`, {}, reader);
    expect([await ids('all', reader), await ids('open', reader)]).toEqual([[], []]);
    expect((await get('/api/authors/')).json().results).toEqual([]);
    expect([await ids('authors', reader), await ids('bookmarks', reader)]).toEqual([[id], [id]]);
    await setVerified(true);
    expect([await ids('all', reader), await ids('open', reader)]).toEqual([[id], [id]]);
    expect((await get('/api/authors/')).json().results).toHaveLength(1);
  });

  it('see their own posts among all, and nobody is told that these are new', async () => {
    const { db, enter, get } = server();
    const reader = await enter('reader@example.ru');
    const { newest } = (await get('/api/feed/', reader)).json<Reply<'feed'>>();
    const { id } = await addPost(db, { authorId });
    expect(await ids('all', bearer)).toEqual([id]);
    expect((await get(`/api/feed/new/?tab=all&since=${newest}`, reader)).json()).toEqual({ count: 0 });
  });
});

describe('a post that could not be published when it was due', () => {
  const due = () => publishWhatIsDue(server(), log);
  const notices = async () =>
    (await server().messages()).filter(({ subject }) => subject.startsWith('Пост не опубликован'));

  /** A scheduled post whose author’s e-mail is no longer confirmed when it is due. */
  async function missMoment() {
    await setVerified(true);
    const draft = await vera.make();
    await vera.publish(draft, inSeconds(60));
    await setVerified(false);
    await server().clock.pass(61);
    await due();
    return draft;
  }

  it('is a draft again that says why, for its author in the list, too', async () => {
    const { id } = await missMoment();
    const publish_problem = noPublishing.detail;
    expect(await server().db.$count(posts)).toBe(0);
    expect(await vera.read(id)).toMatchObject({ state: 'draft', publish_at: null, publish_problem });
    const { results } = (await vera.call('GET', '/api/drafts/')).json<Reply<'drafts'>>();
    expect(results).toMatchObject([{ id, publish_problem }]);
  });

  it('is told of by e-mail', async () => {
    await missMoment();
    const [notice, ...others] = await notices();
    expect(others).toEqual([]);
    expect(notice).toMatchObject({ to: email });
    expect(notice?.text).toContain('/profile?view=posts');
  });

  it('tells an e-mail that nobody has proved nothing of its author’s words', async () => {
    const draft = await missMoment();
    expect((await notices())[0]?.text).not.toContain(draft.title);
  });

  it('says so for every other reason', async () => {
    const { db, clock } = server();
    await setVerified(true);
    const { id } = await vera.make();
    await vera.publish(await vera.read(id), inSeconds(60));
    await db.update(drafts).set({ title: ' ' });
    await clock.pass(61);
    await due();
    expect(await vera.read(id)).toMatchObject({ state: 'draft', publish_problem: 'Назовите пост.' });
    expect(await notices()).toHaveLength(1);
  });

  it.each<[string, (id: number) => Promise<unknown>]>([
    ['published', async (id) => vera.publish(await vera.read(id))],
    ['scheduled anew', async (id) => vera.publish(await vera.read(id), inSeconds(60))],
    ['withdrawn', (id) => vera.withdraw(id)],
  ])('says so until it is %s', async (_, change) => {
    const { id } = await missMoment();
    await setVerified(true);
    await change(id);
    expect(await vera.read(id)).toMatchObject({ publish_problem: null });
  });

  it('says so after a save that heals it, too', async () => {
    const draft = await missMoment();
    await vera.save(draft, { title: 'Новое' });
    expect(await vera.read(draft.id)).toMatchObject({ publish_problem: noPublishing.detail });
  });

  it('says so where it was deleted when its moment came', async () => {
    await setVerified(true);
    const { id, revision } = await vera.make();
    await vera.publish({ id, revision }, inSeconds(60));
    await vera.remove(id);
    await server().clock.pass(61);
    await due();
    expect((await vera.restore(id)).json()).toMatchObject({
      state: 'draft',
      publish_problem: 'В назначенное время пост был удалён.',
    });
  });
});
