import { expect, test } from 'vitest';
import { hold, json, noContent } from '#tests/api/fakeServer.ts';
import { idle } from '#tests/api/idle.ts';
import { anna, boris, calls, crash, createWorld, credentials, unauthorized } from './world.ts';

// A login begins a session on the server. One whose tokens the browser does not keep is ended there, too.

function setUp() {
  const world = createWorld();
  const { server, access, refresh } = world;
  server.on(calls.logout, noContent());
  server.on(calls.me, json(anna));
  /** The next login returns these. */
  function offer(user = anna) {
    const tokens = { access: access(user), refresh: refresh(user) };
    server.on(calls.login, json(tokens));
    return tokens;
  }
  /** Refresh tokens of the sessions that the server was asked to end. */
  const ended = () => server.requests.filter(({ call }) => call === calls.logout).map(({ body }) => body);
  return { ...world, offer, ended };
}

test('a login over an old session ends that one, and it alone', async () => {
  const { openAnnasTab, slots, server, offer, ended } = setUp();
  const { session } = await openAnnasTab();
  const old = slots.refresh.text;
  offer(boris);
  server.on(calls.me, json(boris));
  expect(await session.login(credentials)).toMatchObject({ ok: true });
  expect(ended()).toEqual([{ refresh: old }]);
  expect(server.requests.find(({ call }) => call === calls.logout)?.init.keepalive).toBe(true);
});

test('so does one over a session that could not be asked about (case 9)', async () => {
  const { openTab, keep, refresh, reach, slots, server, offer, ended } = setUp();
  keep({ refresh: refresh() });
  const { session } = openTab();
  session.start();
  await reach(session, 'visitor');
  const old = slots.refresh.text;
  offer();
  server.on(calls.me, json(anna));
  await session.login(credentials);
  expect(ended()).toEqual([{ refresh: old }]);
});

test('a login that fails ends nothing', async () => {
  const { openAnnasTab, server, ended } = setUp();
  const { session } = await openAnnasTab();
  server.on(calls.login, unauthorized());
  await session.login(credentials);
  expect(ended()).toEqual([]);
});

test('a session whose tokens are given again is not ended', async () => {
  const { openAnnasTab, slots, server, ended } = setUp();
  const { session } = await openAnnasTab();
  server.on(calls.login, json({ access: slots.access.text, refresh: slots.refresh.text }));
  expect(await session.login(credentials)).toMatchObject({ ok: true });
  expect(ended()).toEqual([]);
});

test.each([
  ['fails', () => crash()],
  ['is no user', () => json({})],
  ['is refused', unauthorized],
])('a login whose user %s leaves no session behind (case 35)', async (_, reply) => {
  const { openTab, server, offer, ended, aSecondLater, isEmpty } = setUp();
  const { refresh } = offer();
  server.on(calls.me, reply());
  server.on(calls.refresh, unauthorized());
  expect(await aSecondLater(openTab().session.login(credentials))).toMatchObject({ ok: false });
  expect(isEmpty()).toBe(true);
  expect(ended()).toEqual([{ refresh }]);
});

test('nor does one that gets no answer about its user (case 35)', async () => {
  const { openTab, server, offer, ended } = setUp();
  const { refresh } = offer();
  server.refuse(calls.me);
  await openTab().session.login(credentials);
  expect(ended()).toEqual([{ refresh }]);
});

test('nor one that was called off by a logout', async () => {
  const { openTab, server, access, refresh, ended } = setUp();
  const held = hold();
  server.on(calls.login, held.promise);
  const { session } = openTab();
  const outcome = session.login(credentials);
  session.logout();
  const begun = refresh();
  held.release(json({ access: access(), refresh: begun }));
  await outcome;
  expect(ended()).toEqual([{ refresh: begun }]);
});

test('a login overtaken by another tab’s: the later one stays, the earlier is ended (case 44)', async () => {
  const { openTab, slots, server, offer, ended } = setUp();
  const [one, other] = [openTab(), openTab()];
  const held = hold();
  const { refresh: early } = offer();
  server.on(calls.me, held.promise);
  const outcome = one.session.login(credentials);
  await idle();
  const { refresh: late } = offer(boris);
  server.on(calls.me, json(boris));
  await other.session.login(credentials);
  held.release(crash());
  await outcome;
  expect(slots.refresh.text).toBe(late);
  expect(ended()).toContainEqual({ refresh: early });
  expect(ended()).not.toContainEqual({ refresh: late });
});
