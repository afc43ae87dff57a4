import { expect, test } from 'vitest';
import { createClient } from '#src/api/client.ts';
import { malformed, offline } from '#src/api/errors.ts';
import { routes } from '#src/api/routes.ts';
import { createFakeClock } from './fakeClock.ts';
import { createFakeServer, hold, html, json, noContent } from './fakeServer.ts';
import { idle } from './idle.ts';

const me = 'GET /auth/users/me/';
const user = { id: 1, email: 'anna@example.com' };

function setUp(bearer?: string) {
  const clock = createFakeClock();
  const server = createFakeServer();
  const bearers = { now: bearer };
  const client = createClient({
    origin: 'https://api.test',
    fetch: server.fetch,
    clock,
    token: () => bearers.now,
  });
  return { clock, server, client, bearers };
}

test('every path is absolute on the API and ends with a slash', () => {
  for (const [, path] of Object.values(routes)) expect(path).toMatch(/^\/[a-z][\w/{}-]*\/$/);
});

test('a call carries credentials, the bearer and no header a preflight would refuse', async () => {
  const { server, client } = setUp('a.b.c');
  server.on('POST /auth/users/reset_password/', noContent());
  await client.call('resetPassword', { body: { email: 'a@b.cc' } });
  const [request] = server.requests;
  expect(request?.body).toEqual({ email: 'a@b.cc' });
  expect(request?.init.credentials).toBe('include');
  expect([...new Headers(request?.init.headers)]).toEqual([
    ['accept', 'application/json'],
    ['authorization', 'Bearer a.b.c'],
    ['content-type', 'application/json'],
  ]);
});

test('a call that makes something names its key in a header, and no other call does', async () => {
  const { server, client } = setUp('a.b.c');
  server.on('POST /api/subscriptions/subscribe_free/', json({ id: 1 }, 201));
  await client.call('subscribeFree', { body: { author: 7 }, key: 'one-act' });
  const [request] = server.requests;
  expect(new Headers(request?.init.headers).get('idempotency-key')).toBe('one-act');
  expect(request?.body).toEqual({ author: 7 });
});

test('without a token there is no authorization header', async () => {
  const { server, client } = setUp();
  server.on(me, json(user));
  await client.call('me');
  expect(server.requests[0]?.bearer).toBeUndefined();
});

test('the query goes into the address', async () => {
  const { server, client } = setUp();
  server.on('GET /api/authors/?page=2', json({ count: 0, next: null, previous: null, results: [] }));
  expect((await client.call('authors', { query: { page: 2 } })).ok).toBe(true);
});

test.each([
  ['a/b@x.yy', 'a%2Fb%40x.yy'],
  ['?next=1#top', '%3Fnext%3D1%23top'],
  ['100 %', '100%20%25'],
  ['..%2f', '..%252f'],
])('%s in a path is one encoded segment (case 57)', async (email, segment) => {
  const { server, client } = setUp();
  server.on(`GET /auth/users/${segment}/`, json(user));
  expect((await client.call('user', { params: { email } })).ok).toBe(true);
});

test.each(['', '.', '..'])(
  '«%s» in a path is not found without asking the server (case 57)',
  async (email) => {
    const { server, client } = setUp();
    const result = await client.call('user', { params: { email } });
    expect(result).toMatchObject({ ok: false, error: { kind: 'http', status: 404 } });
    expect(server.requests).toEqual([]);
  },
);

test('204 is a success without a body (case 67)', async () => {
  const { server, client } = setUp();
  server.on('POST /auth/users/reset_password/', noContent());
  expect(await client.call('resetPassword', { body: { email: 'a@b.cc' } })).toEqual({
    ok: true,
    value: null,
  });
});

const typed = (body: string, type: string) => new Response(body, { headers: { 'Content-Type': type } });

test.each([
  ['a page', html()],
  ['an empty body', typed('', 'application/json')],
  ['JSON called text', typed('{"email":"a@b.cc"}', 'text/plain')],
  ['broken JSON', typed('{"email":', 'application/json')],
])('a success that is %s is malformed (case 8)', async (_, reply) => {
  const { server, client } = setUp();
  server.on(me, reply);
  expect(await client.call('me')).toEqual({ ok: false, error: malformed });
});

test.each([null, 'x', 1])('a success that is %j holds none of the fields (F12, F36)', async (body) => {
  const { server, client } = setUp();
  server.on(me, json(body));
  expect(await client.call('me')).toEqual({ ok: true, value: {} });
});

test.each([
  ['an empty 400', new Response(null, { status: 400 }), 400],
  ['a 502 page', html(502), 502],
])('%s is a failure with a status and no texts', async (_, reply, status) => {
  const { server, client } = setUp();
  server.on(me, reply);
  expect(await client.call('me')).toEqual({
    ok: false,
    error: { kind: 'http', status, fields: {}, nonField: [] },
  });
});

test('a 10 MB error body is not parsed', async () => {
  const { server, client } = setUp();
  server.on(me, json({ detail: 'x'.repeat(10_000_000) }, 400));
  expect(await client.call('me')).toMatchObject({ ok: false, error: { status: 400, nonField: [] } });
});

test('a refused connection is no answer', async () => {
  const { client } = setUp();
  expect(await client.call('me')).toEqual({ ok: false, error: offline });
});

test('an answer that does not come in 15 s is no answer (case 51)', async () => {
  const { server, client, clock } = setUp();
  server.on(me, hold().promise);
  const result = client.call('me');
  clock.advance(15_000);
  expect(await result).toEqual({ ok: false, error: offline });
});

test('a body that stops half-way in is no answer after 15 s either', async () => {
  const { client, clock, server } = setUp();
  server.on(me, ({ init }) => {
    const body = new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode('{"id":'));
        init.signal?.addEventListener('abort', () =>
          controller.error(new DOMException('Aborted', 'AbortError')),
        );
      },
    });
    return new Response(body, { headers: { 'Content-Type': 'application/json' } });
  });
  const result = client.call('me');
  await idle();
  clock.advance(15_000);
  expect(await result).toEqual({ ok: false, error: offline });
});

test('a call called off is no answer, and leaves no time limit behind (case 27)', async () => {
  const { server, client, clock } = setUp();
  server.on(me, hold().promise);
  const caller = new AbortController();
  const result = client.call('me', { signal: caller.signal });
  caller.abort();
  expect(await result).toEqual({ ok: false, error: offline });
  expect(clock.pending()).toBe(0);
});

test('a call cancelled in advance is not made (case 27)', async () => {
  const { server, client } = setUp();
  expect(await client.call('me', { signal: AbortSignal.abort() })).toEqual({ ok: false, error: offline });
  expect(server.requests).toEqual([]);
});

test('the time limit is disarmed by the answer', async () => {
  const { server, client, clock } = setUp();
  server.on(me, json(user));
  await client.call('me');
  expect(clock.pending()).toBe(0);
});

test('a GET refused by a busy server is asked once more, not before the time it names', async () => {
  const { server, client, clock } = setUp();
  server.on(me, json({}, 503, { 'Retry-After': '5' }));
  const result = client.call('me');
  await idle();
  clock.advance(4999);
  await idle();
  expect(server.count(me)).toBe(1);
  clock.advance(1);
  expect(await result).toMatchObject({ ok: false, error: { status: 503 } });
  expect(server.count(me)).toBe(2);
});

test.each([
  ['a GET told to wait long', me, '6'],
  ['a POST (case 26)', 'POST /auth/users/reset_password/', '1'],
])('%s is not asked again', async (_, call, seconds) => {
  const { server, client } = setUp();
  server.on(call, json({}, 503, { 'Retry-After': seconds }));
  const result = await (call === me
    ? client.call('me')
    : client.call('resetPassword', { body: { email: 'a@b.cc' } }));
  expect(result.ok).toBe(false);
  expect(server.count(call)).toBe(1);
});
