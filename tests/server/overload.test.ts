/** @module-tag slow */
import { request as openRequest } from 'node:http';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { tables } from '#src/server/database/index.ts';
import { addAuthor, addPost } from './support/people.ts';
import { startTestServer, type TestServer } from './support/testServer.ts';
import { useServer } from './support/useServer.ts';

const server = useServer();
const config = { limit: { none: 'of a test' } };
let small: TestServer;
let finish: () => void;

/** Starts a server that works on two calls at once, and has one that lasts until the test ends it. */
beforeEach(async () => {
  small = await startTestServer(server(), { REQUESTS_IN_FLIGHT: '2' });
  onTestFinished(small.close);
  const end = new Promise<object>((resolve) => (finish = () => resolve({})));
  small.app.get('/api/slow/', { config }, () => end);
  small.app.post('/api/slow/', { config }, () => end);
});

it('calls beyond those in hand are put off at once, and are welcome again after them', async () => {
  const first = Promise.all([small.get('/api/slow/'), small.get('/api/slow/')]);
  const refused = await small.get('/auth/users/me/');
  expect([refused.statusCode, refused.headers['retry-after'], refused.json()]).toEqual([
    503,
    '2',
    { detail: 'Сервис временно недоступен. Попробуйте через несколько секунд.' },
  ]);
  finish();
  expect((await first).map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  expect((await small.get('/auth/users/me/')).statusCode).toBe(401);
});

it('supervisors are answered all the same', async () => {
  const first = Promise.all([small.get('/api/slow/'), small.get('/api/slow/')]);
  expect((await small.get('/healthz')).statusCode).toBe(200);
  expect((await small.get('/readyz')).statusCode).toBe(200);
  finish();
  await first;
});

it('bodies that do not come take nobody’s turn', async () => {
  const origin = await small.app.listen({ host: '127.0.0.1', port: 0 });
  const headers = { 'content-type': 'application/json', 'content-length': '10' };
  for (let count = 0; count < 5; count += 1) {
    const held = openRequest(`${origin}/api/slow/`, { method: 'POST', headers });
    held.on('error', () => {});
    onTestFinished(() => void held.destroy());
    await new Promise<void>((resolve) => held.write('{', () => resolve()));
  }
  expect((await fetch(`${origin}/auth/users/me/`)).status).toBe(401);
});

it('of 1500 comments at once those are written that are answered so, and the others are put off', async () => {
  const { db, enter, post } = server();
  const { id: authorId } = await addAuthor(db, 'vera');
  const { id } = await addPost(db, { authorId });
  const bearer = await enter('reader@example.ru');
  await db.update(tables.users).set({ emailVerified: true });
  const comments = await Promise.all(
    Array.from({ length: 1500 }, async (_, index) => {
      const reply = await post(`/api/posts/${id}/comments/`, { text: `Слова ${index}` }, bearer);
      return { status: reply.statusCode, again: reply.headers['retry-after'] };
    }),
  );
  const written = comments.filter(({ status }) => status === 201);
  const refused = comments.filter(({ status }) => status === 503);
  expect(written.length + refused.length).toBe(1500);
  expect(await db.$count(tables.comments)).toBe(written.length);
  expect(new Set(refused.map(({ again }) => again))).toEqual(new Set(['2']));
});
