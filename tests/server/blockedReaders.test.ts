import { beforeEach, expect, it } from 'vitest';
import { tables } from '#src/server/database/index.ts';
import { addComment } from './support/comments.ts';
import { addPost, addSubscription, addTier, enterAuthor, idOf } from './support/people.ts';
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

const block = (id: number | string = readerId, { as = author, method = 'PUT' as 'PUT' | 'DELETE' } = {}) =>
  server().send(method, `/api/blocked_readers/${id}/`, undefined, as);
const blocked = async () => (await server().get('/api/blocked_readers/', author)).json();
const comment = () => server().post(`/api/posts/${postId}/comments/`, { text: 'Слово' }, reader);
const follow = () => server().post('/api/subscriptions/subscribe_free/', { author: authorId }, reader);

it('a blocked reader gives no hearts and reports nothing, and may take a heart back', async () => {
  const heart = (method: 'PUT' | 'DELETE') =>
    server().send(method, `/api/posts/${postId}/like/`, undefined, reader);
  const others = await addComment(server().db, { postId, authorId });
  await heart('PUT');
  await block();
  const report = { reason: 'spam' };
  for (const reply of [
    await heart('PUT'),
    await server().post(`/api/posts/${postId}/report/`, report, reader),
    await server().post(`/api/comments/${others}/report/`, report, reader),
  ])
    expect([reply.statusCode, reply.json()]).toEqual([403, { detail: 'Автор ограничил вам доступ.' }]);
  expect((await heart('DELETE')).json()).toEqual({ liked: false, likes: 0 });
});

it('a blocked reader reads what is for everyone, and neither comments nor follows', async () => {
  const own = (await comment()).json();
  expect((await block()).statusCode).toBe(204);
  expect((await block()).statusCode).toBe(204);
  for (const reply of [await comment(), await follow()])
    expect([reply.statusCode, reply.json().detail]).toEqual([403, 'Автор ограничил вам доступ.']);
  const edit = await server().send('PATCH', `/api/comments/${own.id}/`, { text: 'Другое' }, reader);
  expect(edit.statusCode).toBe(403);
  const page = (await server().get(`/api/posts/${postId}/`, reader)).json();
  expect(page).toMatchObject({ access: { granted: true }, commenting: { may: 'blocked' } });
  expect((await server().get(`/api/posts/${postId}/comments/`, reader)).json().total).toBe(1);
  expect((await server().send('DELETE', `/api/comments/${own.id}/`, {}, reader)).statusCode).toBe(204);
  expect((await server().send('PUT', `/api/comments/${own.id}/restore/`, {}, reader)).statusCode).toBe(403);
});

it('is named in the author’s list, and may do all of it again when taken off it', async () => {
  await block();
  expect(await blocked()).toMatchObject({
    count: 1,
    next: null,
    results: [{ user_id: readerId, portrait: null }],
  });
  expect((await block(readerId, { method: 'DELETE' })).statusCode).toBe(204);
  expect((await block(readerId, { method: 'DELETE' })).statusCode).toBe(204);
  expect((await blocked()).results).toEqual([]);
  expect([(await comment()).statusCode, (await follow()).statusCode]).toEqual([201, 201]);
});

it('loses a free subscription, and the author is told', async () => {
  const { db } = server();
  await follow();
  await block();
  const [subscription] = await db.select().from(tables.subscriptions);
  expect(subscription?.cancelledAt).not.toBeNull();
  const events = await db.select().from(tables.events).orderBy(tables.events.id);
  expect(events.map(({ kind }) => kind)).toEqual(['subscription_started', 'subscription_cancelled']);
});

it('keeps what is paid for', async () => {
  const { db, clock } = server();
  const tier = await addTier(db, authorId, 100);
  const paidUntil = new Date(clock.now().getTime() + 60_000);
  await addSubscription(db, { userId: readerId, authorId, tierId: tier.id, paidUntil });
  const locked = (await addPost(db, { authorId, audience: 'tiers', opensFor: [tier.id] })).id;
  await block();
  const page = (await server().get(`/api/posts/${locked}/`, reader)).json();
  expect(page).toMatchObject({ access: { granted: true }, commenting: { may: 'blocked' } });
  const [subscription] = await db.select().from(tables.subscriptions);
  expect(subscription?.cancelledAt).toBeNull();
});

it('is somebody else than the author, who is there; only authors block', async () => {
  const self = await block(await idOf(server().db, 'vera@example.ru'));
  expect([self.statusCode, self.json()]).toEqual([400, { detail: 'Нельзя ограничить себя.' }]);
  for (const id of [9999, 'x', 0]) expect((await block(id)).statusCode).toBe(404);
  for (const reply of [
    await block(readerId, { as: reader }),
    await server().get('/api/blocked_readers/', reader),
  ])
    expect(reply.statusCode).toBe(403);
});
