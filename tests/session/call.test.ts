import { expect, test } from 'vitest';
import { hold, html, json, noContent, type FakeRequest } from '#tests/api/fakeServer.ts';
import { anna, calls, crash, createWorld, emptyFeed, unauthorized } from './world.ts';

const unacceptable = (bearer: string | undefined) => (request: FakeRequest) =>
  request.bearer === bearer ? unauthorized() : json(emptyFeed);

test('five calls refused at once: one refresh, five repeats with the new token', async () => {
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

test('a 401 to the old token after the refresh repeats with the new one, without another refresh', async () => {
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

test('a repeat refused too ends the session once, without a second refresh', async () => {
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
  ['401', unauthorized, 401],
  ['429', () => json({ detail: 'Часто' }, 429), 429],
  ['500', crash, 500],
])('a refresh answered %s ends the session once and fails every waiting call', async (_, reply, status) => {
  const world = createWorld();
  const { session, signOuts } = await world.openAnnasTab();
  const { server, isEmpty } = world;
  server.on(calls.feed, unauthorized());
  server.on(calls.refresh, reply());
  const results = await Promise.all([session.call('feed'), session.call('feed')]);
  expect(results).toMatchObject([{ error: { status } }, { error: { status } }]);
  expect(server.count(calls.refresh)).toBe(1);
  expect(server.count(calls.feed)).toBe(2);
  expect(isEmpty()).toBe(true);
  expect(signOuts).toEqual(['expired']);
});

test('a refresh without an answer ends the session too: the call was refused', async () => {
  const world = createWorld();
  const { session, signOuts } = await world.openAnnasTab();
  world.server.on(calls.feed, unauthorized());
  expect(await session.call('feed')).toEqual({ ok: false, error: { kind: 'offline' } });
  expect(signOuts).toEqual(['expired']);
});

test('a refresh refused as too frequent fails the call and keeps the tokens', async () => {
  const { openTab, server, keep, refresh, reach, isEmpty } = createWorld();
  keep({ refresh: refresh() });
  const { session } = openTab();
  session.start();
  await reach(session, 'visitor');
  server.on(calls.feed, unauthorized());
  expect(await session.call('feed')).toMatchObject({
    error: { message: 'Слишком частые попытки обновления токена' },
  });
  expect(isEmpty()).toBe(false);
});

test('storage cleared in mid-session: the next 401 has nothing to refresh with and ends the session', async () => {
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
])('%s is passed on without a refresh', async (_, status) => {
  const world = createWorld();
  const { session } = await world.openAnnasTab();
  world.server.on(calls.feed, json({ detail: 'Нет' }, status));
  expect(await session.call('feed')).toMatchObject({ ok: false, error: { status } });
  expect(world.server.requests.length).toBe(1);
});

test('no connection is passed on without a refresh and keeps the session', async () => {
  const world = createWorld();
  const { session } = await world.openAnnasTab();
  world.server.refuse();
  expect(await session.call('feed')).toEqual({ ok: false, error: { kind: 'offline' } });
  expect(session.getSnapshot()).toMatchObject({ status: 'authenticated' });
});

test('a 401 with a page for a body is a 401', async () => {
  const world = createWorld();
  const { session } = await world.openAnnasTab();
  const { server, access } = world;
  const old = world.slots.access.text;
  server.on(calls.feed, ({ bearer }) => (bearer === old ? html(401) : json(emptyFeed)));
  server.on(calls.refresh, json({ access: access() }));
  expect(await session.call('feed')).toMatchObject({ ok: true });
});

test('after two hours of sleep the first call takes one refresh and succeeds', async () => {
  const world = createWorld();
  const { session } = await world.openAnnasTab();
  const { server, clock, access } = world;
  clock.advance(2 * 3_600_000);
  server.on(calls.feed, ({ bearer }) => (bearer === undefined ? unauthorized() : json(emptyFeed)));
  server.on(calls.refresh, json({ access: access() }));
  expect(await session.call('feed')).toMatchObject({ ok: true });
  expect(server.requests.map(({ call }) => call)).toEqual([calls.feed, calls.refresh, calls.feed]);
});

test('the repeated call has the same body', async () => {
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

test('a dead session does not spoil a call open to visitors: it goes out again without the bearer', async () => {
  const world = createWorld();
  const { session, signOuts } = await world.openAnnasTab();
  const { server } = world;
  server.on(calls.reset, ({ bearer }) => (bearer === undefined ? noContent() : unauthorized()));
  server.on(calls.refresh, unauthorized());
  expect(await session.call('resetPassword', { body: { email: anna.email } })).toMatchObject({ ok: true });
  expect(signOuts).toEqual(['expired']);
});

test('the user is asked for again after 300 s, not before', async () => {
  const world = createWorld();
  const { session } = await world.openAnnasTab();
  const { server, clock } = world;
  clock.advance(299_999);
  expect(await session.user()).toEqual({ ok: true, value: anna });
  expect(server.count(calls.me)).toBe(0);
  server.on(calls.me, json({ ...anna, username: 'new' }));
  clock.advance(1);
  await session.user();
  expect(server.count(calls.me)).toBe(1);
  expect(session.getSnapshot()).toMatchObject({ user: { username: 'new' } });
});

test('nothing is asked by itself while the page is idle', async () => {
  const world = createWorld();
  const { stop } = await world.openAnnasTab();
  expect(world.clock.pending()).toBe(0);
  stop();
  world.clock.advance(3_600_000);
  expect(world.server.requests).toEqual([]);
});
