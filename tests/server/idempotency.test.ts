import { beforeEach, describe, expect, it } from 'vitest';
import { createClient } from '#src/api/client.ts';
import type { Subscription } from '#src/api/contract.ts';
import { tables } from '#src/server/database/index.ts';
import { addAuthor, addPost } from './support/people.ts';
import { useServer } from './support/useServer.ts';

const server = useServer();
const key = '8e03978e-40d5-43e8-bc93-6894a57f9324';
let author: number;
let bearer: string;

beforeEach(async () => {
  const { db, enter } = server();
  author = (await addAuthor(db, 'ilya')).id;
  bearer = await enter('reader@example.ru');
});

const subscribe = (given?: string, { to = author, as = bearer } = {}) =>
  server().app.inject({
    method: 'POST',
    url: '/api/subscriptions/subscribe_free/',
    payload: { author: to },
    headers: { authorization: `Bearer ${as}`, ...(given !== undefined && { 'idempotency-key': given }) },
  });
const count = () => server().db.$count(tables.subscriptions);

describe('a call that makes something', () => {
  it('answers the same to a repetition under the same key', async () => {
    const first = await subscribe(key);
    const again = await subscribe(key);
    expect([first.statusCode, again.statusCode]).toEqual([201, 201]);
    expect(again.json()).toEqual(first.json());
    expect(await count()).toBe(1);
  });

  it('told to the product’s client in vain is made once, and its next try under that key succeeds', async () => {
    const origin = await server().app.listen({ host: '127.0.0.1', port: 0 });
    let isLost = true;
    const client = createClient({
      origin,
      token: () => bearer,
      clock: { now: Date.now, after: () => () => undefined },
      async fetch(...request) {
        const reply = await fetch(...request);
        if (!isLost) return reply;
        isLost = false;
        throw new TypeError('cut off');
      },
    });
    const call = { body: { author }, key };
    expect(await client.call('subscribeFree', call)).toMatchObject({ ok: false, error: { kind: 'offline' } });
    expect(await client.call('subscribeFree', call)).toMatchObject({ ok: true, value: { status: 'active' } });
    expect(await count()).toBe(1);
  });

  it('makes one thing of twenty requests at once, and tells all of them', async () => {
    const replies = await Promise.all(Array.from({ length: 20 }, () => subscribe(key)));
    expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([201]));
    expect(new Set(replies.map((reply) => reply.json<Subscription>().id)).size).toBe(1);
  });

  it('remembers nothing without a key', async () => {
    await subscribe();
    expect((await subscribe()).statusCode).toBe(400);
    expect(await server().db.$count(tables.idempotencyKeys)).toBe(0);
  });

  it('refuses a key that belongs to another request', async () => {
    await subscribe(key);
    const other = await addAuthor(server().db, 'vera');
    const reply = await subscribe(key, { to: other.id });
    expect([reply.statusCode, reply.json()]).toEqual([
      422,
      { detail: 'Этот Idempotency-Key уже был у другого запроса.' },
    ]);
    expect(await count()).toBe(1);
  });

  it('keeps the keys of people apart', async () => {
    await subscribe(key);
    const as = await server().enter('other@example.ru');
    expect((await subscribe(key, { as })).statusCode).toBe(201);
    expect(await count()).toBe(2);
  });

  it('forgets what it has refused, so that it can be tried again', async () => {
    const { id } = (await subscribe()).json<Subscription>();
    expect((await subscribe(key)).statusCode).toBe(400);
    await server().post(`/api/subscriptions/${id}/cancel/`, {}, bearer);
    expect((await subscribe(key)).statusCode).toBe(201);
  });

  it.each(['', 'two words', 'ключ', 'k'.repeat(201)])('refuses the key %j', async (given) => {
    // As bytes: headers of ours hold ASCII only.
    const reply = await subscribe(Buffer.from(given).toString('latin1'));
    expect([reply.statusCode, await count()]).toEqual([400, 0]);
  });
});

describe('a repetition', () => {
  const call = (url: string, payload: string) =>
    server().app.inject({
      method: 'POST',
      url,
      payload,
      headers: {
        authorization: `Bearer ${bearer}`,
        'idempotency-key': key,
        'content-type': 'application/json',
      },
    });
  /** A post that the reader may comment on. */
  const openPost = async () => {
    await server().db.update(tables.users).set({ emailVerified: true });
    return (await addPost(server().db, { authorId: author })).id;
  };

  it('is one whatever the order of its fields', async () => {
    const one = await call('/api/drafts/', '{"title":"А","blocks":[],"audience":"everyone","tiers":[]}');
    const other = await call('/api/drafts/', '{"tiers":[],"audience":"everyone","blocks":[],"title":"А"}');
    expect([other.statusCode, other.json()]).toEqual([201, one.json()]);
  });

  it('with other fields is none, however alike they look', async () => {
    const url = `/api/posts/${await openPost()}/comments/`;
    await call(url, '{"text":"Слова"}');
    expect((await call(url, '{"text":"Слова","parent":null}')).statusCode).toBe(422);
  });

  it('tells nothing of a comment that was deleted since', async () => {
    const url = `/api/posts/${await openPost()}/comments/`;
    const { id } = (await call(url, '{"text":"Личное"}')).json();
    await server().send('DELETE', `/api/comments/${id}/`, undefined, bearer);
    const again = await call(url, '{"text":"Личное"}');
    expect(again.body).not.toContain('Личное');
    expect(again.statusCode === 404 || again.json().state === 'deleted').toBe(true);
  });

  it('of a draft that was deleted since is not found, as the draft is', async () => {
    const body = '{"title":"Личное","blocks":[],"audience":"everyone","tiers":[]}';
    const { id } = (await call('/api/drafts/', body)).json();
    await server().send('DELETE', `/api/drafts/${id}/`, undefined, bearer);
    expect((await call('/api/drafts/', body)).statusCode).toBe(404);
  });

  it('of what was changed since has what it is now', async () => {
    const url = `/api/posts/${await openPost()}/comments/`;
    const { id } = (await call(url, '{"text":"Слова"}')).json();
    await server().send('PATCH', `/api/comments/${id}/`, { text: 'Другие слова' }, bearer);
    expect((await call(url, '{"text":"Слова"}')).json()).toMatchObject({ id, text: 'Другие слова' });
  });

  it('is remembered without a word of what was said', async () => {
    await call(`/api/posts/${await openPost()}/comments/`, '{"text":"Личное"}');
    expect(JSON.stringify(await server().db.select().from(tables.idempotencyKeys))).not.toContain('Личное');
  });
});
