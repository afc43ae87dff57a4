import { expect, test } from 'vitest';
import { formatError } from '#src/api/errors.ts';
import { hold, html, json, noContent, type FakeRequest } from '#tests/api/fakeServer.ts';
import { anna, calls, crash, createWorld, credentials, emptyFeed, unauthorized } from './world.ts';

const unacceptable = (bearer: string | undefined) => (request: FakeRequest) =>
  request.bearer === bearer ? unauthorized() : json(emptyFeed);

test('five calls refused at once: one refresh, five repeats with the new token (case 16)', async () => {
  const world = createWorld();
  const { session, signOuts } = await world.openAnnasTab();
  const { server, access, slots } = world;
  const renewed = access();
  server.on(calls.feed, unacceptable(slots.access.text));
  server.on(calls.refresh, json({ access: renewed }));
  const results = await Promise.all(Array.from({ length: 5 }, () => session.call('feed')));
  expect(results.every(({ ok }) => ok)).toBe(true);
  expect(server.count(calls.refresh)).toBe(1);
  expect(server.requests.slice(-5).map(({ bearer }) => bearer)).toEqual(Array(5).fill(renewed));
  expect(signOuts).toEqual([]);
});

test('a 401 to the old token after the refresh repeats with the new one, without another refresh (case 17)', async () => {
  const world = createWorld();
  const { session } = await world.openAnnasTab();
  const { server, access, slots } = world;
  const late = hold();
  const old = slots.access.text;
  server.on(calls.feed, (request) => (request.bearer === old ? late.promise : json(emptyFeed)));
  const result = session.call('feed');
  slots.access.text = access();
  late.release(unauthorized());
  expect(await result).toMatchObject({ ok: true });
  expect(server.count(calls.refresh)).toBe(0);
});

test('a repeat refused too ends the session once, without a second refresh (case 20)', async () => {
  const world = createWorld();
  const { session, signOuts } = await world.openAnnasTab();
  const { server, access, isEmpty } = world;
  server.on(calls.feed, unauthorized());
  server.on(calls.refresh, json({ access: access() }));
  expect(await session.call('feed')).toMatchObject({ ok: false, error: { status: 401 } });
  expect(server.requests.map(({ call }) => call)).toEqual([calls.feed, calls.refresh, calls.feed]);
  expect(isEmpty()).toBe(true);
  expect(signOuts).toEqual(['expired']);
  expect(session.getSnapshot()).toEqual({ status: 'visitor', isOffline: false });
});

test.each([
  ['401 (case 21)', unauthorized, 401],
  ['429 (case 18)', () => json({ detail: 'Часто' }, 429), 429],
  ['500 (case 19)', crash, 500],
])('a refresh answered %s ends the session once and fails every waiting call', async (_, reply, status) => {
  const world = createWorld();
  const { session, signOuts } = await world.openAnnasTab();
  const { server, isEmpty } = world;
  server.on(calls.feed, unauthorized());
  server.on(calls.refresh, reply());
  const results = await world.aSecondLater(Promise.all([session.call('feed'), session.call('feed')]));
  expect(results).toMatchObject([{ error: { status } }, { error: { status } }]);
  expect(server.count(calls.refresh)).toBe(1);
  expect(server.count(calls.feed)).toBe(2);
  expect(isEmpty()).toBe(true);
  expect(signOuts).toEqual(['expired']);
});

test('a refresh without an answer ends the session too: the call was refused (case 19)', async () => {
  const world = createWorld();
  const { session, signOuts } = await world.openAnnasTab();
  world.server.on(calls.feed, unauthorized());
  expect(await session.call('feed')).toEqual({ ok: false, error: { kind: 'offline' } });
  expect(signOuts).toEqual(['expired']);
});

test('a refresh refused as too frequent fails the call and keeps the session (case 22)', async () => {
  const world = createWorld();
  const { session } = await world.openAnnasTab();
  const { server, clock, slots, access } = world;
  clock.advance(1_800_000);
  server.on(calls.refresh, crash());
  await session.call('feed');
  slots.access.text = access();
  server.on(calls.feed, unauthorized());
  expect(await session.call('feed')).toMatchObject({
    error: { message: 'Слишком частые попытки обновления токена' },
  });
  expect(server.count(calls.refresh)).toBe(1);
  expect(session.getSnapshot()).toMatchObject({ status: 'authenticated' });
});

test('storage cleared in mid-session: the next 401 has nothing to refresh with and ends the session (case 47)', async () => {
  const world = createWorld();
  const { session, signOuts } = await world.openAnnasTab();
  world.server.on(calls.feed, unauthorized());
  world.keep({});
  expect(await session.call('feed')).toMatchObject({ error: { message: 'Нет токена обновления' } });
  expect(signOuts).toEqual(['expired']);
});

test.each([
  ['403', 403],
  ['404', 404],
  ['400 of a wrong password', 400],
  ['500', 500],
])('%s is passed on without a refresh (case 20)', async (_, status) => {
  const world = createWorld();
  const { session } = await world.openAnnasTab();
  world.server.on(calls.feed, json({ detail: 'Нет' }, status));
  expect(await session.call('feed')).toMatchObject({ ok: false, error: { status } });
  expect(world.server.requests.length).toBe(1);
});

test('no connection is passed on without a refresh and keeps the session (case 31)', async () => {
  const world = createWorld();
  const { session } = await world.openAnnasTab();
  world.server.refuse();
  expect(await session.call('feed')).toEqual({ ok: false, error: { kind: 'offline' } });
  expect(session.getSnapshot()).toMatchObject({ status: 'authenticated' });
});

test('a 401 with a page for a body is a 401 (case 31)', async () => {
  const world = createWorld();
  const { session } = await world.openAnnasTab();
  const { server, access } = world;
  const old = world.slots.access.text;
  server.on(calls.feed, ({ bearer }) => (bearer === old ? html(401) : json(emptyFeed)));
  server.on(calls.refresh, json({ access: access() }));
  expect(await session.call('feed')).toMatchObject({ ok: true });
});

test('a refused refresh spoils nothing of the next login (case 21)', async () => {
  const world = createWorld();
  const { session, signOuts } = await world.openAnnasTab();
  const { server, access, refresh, slots } = world;
  server.on(calls.feed, unauthorized());
  server.on(calls.refresh, unauthorized());
  await world.aSecondLater(session.call('feed'));
  expect(server.count(calls.refresh)).toBe(1);
  server.on(calls.login, json({ access: access(), refresh: refresh() }));
  await session.login(credentials);
  server.on(calls.feed, unacceptable(slots.access.text));
  server.on(calls.refresh, json({ access: access() }));
  expect(await session.call('feed')).toMatchObject({ ok: true });
  expect(signOuts).toEqual(['expired']);
});

test('a DELETE is repeated with its body (case 26)', async () => {
  const world = createWorld();
  const { session } = await world.openAnnasTab();
  const { server, access, slots } = world;
  const old = slots.access.text;
  server.on(calls.deleteMe, ({ bearer }) => (bearer === old ? unauthorized() : json({}, 403)));
  server.on(calls.refresh, json({ access: access() }));
  await session.deleteAccount({ current_password: 'Parol123' });
  const bodies = server.requests.filter(({ call }) => call === calls.deleteMe).map(({ body }) => body);
  expect(bodies).toEqual([{ current_password: 'Parol123' }, { current_password: 'Parol123' }]);
});

test('the repeated call has the same body (case 26)', async () => {
  const world = createWorld();
  const { session } = await world.openAnnasTab();
  const { server, access, slots } = world;
  const old = slots.access.text;
  server.on(calls.reset, ({ bearer }) => (bearer === old ? unauthorized() : noContent()));
  server.on(calls.refresh, json({ access: access() }));
  await session.call('resetPassword', { body: { email: anna.email } });
  const bodies = server.requests.filter(({ call }) => call === calls.reset).map(({ body }) => body);
  expect(bodies).toEqual([{ email: anna.email }, { email: anna.email }]);
});

test('tokens travel in header and body, never in an address or a message (case 56)', async () => {
  const world = createWorld();
  const { session } = await world.openAnnasTab();
  const { server, access, refresh } = world;
  const spoken: string[] = [];
  for (const reply of [json({ access: access(), refresh: refresh() }), unauthorized()]) {
    server.on(calls.feed, unauthorized());
    server.on(calls.refresh, reply);
    const result = await session.call('feed', { query: { cursor: '2' } });
    if (!result.ok) spoken.push(formatError(result.error));
  }
  expect(spoken.length).toBeGreaterThan(0);
  expect([...spoken, ...server.requests.map(({ call }) => call)].join()).not.toMatch(/(access|refresh)\d/);
});

test('nothing is asked by itself while the page is idle (case 50)', async () => {
  const world = createWorld();
  const { stop } = await world.openAnnasTab();
  expect(world.clock.pending()).toBe(0);
  stop();
  world.clock.advance(3_600_000);
  expect(world.server.requests).toEqual([]);
});
