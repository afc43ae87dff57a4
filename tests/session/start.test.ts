import { describe, expect, test } from 'vitest';
import { hold, html, json, noContent } from '#tests/api/fakeServer.ts';
import { idle } from '#tests/api/idle.ts';
import { anna, boris, calls, crash, createWorld, jwt, unauthorized, seen } from './world.ts';

const signedIn = { status: 'authenticated', user: anna };
const visitor = { status: 'visitor', isOffline: false };

test('without tokens this is a visitor at once and nothing is asked (case 52)', async () => {
  const { openTab, server } = createWorld();
  const { session } = openTab();
  expect(session.getSnapshot()).toEqual(visitor);
  session.start();
  await idle();
  expect(server.requests).toEqual([]);
});

test('a living access token loads the user', async () => {
  const { openTab, server, keep, access, reach } = createWorld();
  const token = access();
  keep({ access: token });
  server.on(calls.me, json(anna));
  const { session } = openTab();
  expect(session.getSnapshot()).toEqual({ status: 'loading' });
  session.start();
  await reach(session, 'authenticated');
  expect(seen(session)).toEqual(signedIn);
  expect(server.requests.map(({ bearer }) => bearer)).toEqual([token]);
});

describe('an access token that will not do, beside a living refresh token, takes one refresh', () => {
  test.each([
    ['none (case 5)', () => undefined],
    ['unreadable (case 1)', () => 'a.b.c'],
    ['with a null payload (case 1)', () => jwt(null)],
    ['without expiry (case 2)', () => jwt({ user_id: 1 })],
    ['with expiry in text (case 3)', () => jwt({ exp: '1999999999' })],
    ['expiring this second (case 4)', (now: number) => jwt({ exp: now / 1000 })],
  ])('%s', async (_, broken) => {
    const { clock, openTab, server, keep, access, refresh, reach, slots } = createWorld();
    const stored = broken(clock.now());
    const kept = refresh();
    keep({ ...(stored === undefined ? {} : { access: stored }), refresh: kept });
    const renewed = access();
    server.on(calls.refresh, json({ access: renewed }));
    server.on(calls.me, json(anna));
    const { session } = openTab();
    session.start();
    await reach(session, 'authenticated');
    expect(server.requests.map(({ call }) => call)).toEqual([calls.refresh, calls.me]);
    expect(server.requests[0]).toMatchObject({ body: { refresh: kept }, bearer: undefined });
    expect(server.requests[1]).toMatchObject({ bearer: renewed });
    expect(slots).toMatchObject({ access: { text: renewed }, refresh: { text: kept } });
  });
});

test.each([
  ['junk', 'undefined'],
  ['expired', jwt({ exp: 1, user_id: 1 })],
])('%s in both places is cleared without a request (case 15)', async (_, text) => {
  const { openTab, server, keep, isEmpty } = createWorld();
  keep({ access: text, refresh: text });
  const { session, signOuts } = openTab();
  session.start();
  await idle();
  expect(session.getSnapshot()).toEqual(visitor);
  expect(server.requests).toEqual([]);
  expect(signOuts).toEqual([]);
  expect(isEmpty()).toBe(true);
});

test.each([
  ['without access (case 6)', () => json({})],
  ['with an empty access (case 6)', () => json({ access: '' })],
  ['with junk for access', () => json({ access: 'undefined' })],
  ['with a page for a body (case 32)', () => html()],
  ['cut short', () => new Response('{"access":', { headers: { 'Content-Type': 'application/json' } })],
  ['without a body', noContent],
  ['401', unauthorized],
  ['429', () => json({ detail: 'Часто' }, 429)],
  ['500', crash],
])('a refresh reply %s clears the tokens', async (_, reply) => {
  const { openTab, server, keep, refresh, reach, aSecondLater, isEmpty } = createWorld();
  keep({ refresh: refresh() });
  server.on(calls.refresh, reply());
  const { session } = openTab();
  session.start();
  await aSecondLater(reach(session, 'visitor'));
  expect(isEmpty()).toBe(true);
  expect(session.getSnapshot()).toEqual(visitor);
  expect(server.requests.length).toBe(1);
});

test('a deleted user: one refresh, one repeat, then a visitor (case 7)', async () => {
  const { openTab, server, keep, access, refresh, reach, isEmpty } = createWorld();
  keep({ access: access(), refresh: refresh() });
  server.on(calls.me, unauthorized());
  server.on(calls.refresh, json({ access: access() }));
  const { session } = openTab();
  session.start();
  await reach(session, 'visitor');
  expect(server.requests.map(({ call }) => call)).toEqual([calls.me, calls.refresh, calls.me]);
  expect(isEmpty()).toBe(true);
});

test.each([
  ['500', crash],
  ['a page', () => html()],
  ['a list', () => json([])],
  ['an object without an e-mail', () => json({})],
])('a user reply that is %s clears the tokens (case 8)', async (_, reply) => {
  const { openTab, server, keep, access, refresh, reach, isEmpty } = createWorld();
  keep({ access: access(), refresh: refresh() });
  server.on(calls.me, reply());
  const { session } = openTab();
  session.start();
  await reach(session, 'visitor');
  expect(isEmpty()).toBe(true);
});

describe('no answer at the start (case 9)', () => {
  async function startOffline(isAccessAlive = true) {
    const world = createWorld();
    const tokens = isAccessAlive ? { access: world.access() } : {};
    world.keep({ ...tokens, refresh: world.refresh() });
    const tab = world.openTab();
    tab.session.start();
    await world.reach(tab.session, 'visitor');
    return { ...world, ...tab };
  }

  test.each([true, false])('keeps the tokens and says so (access token alive: %s)', async (isAlive) => {
    const { session, isEmpty } = await startOffline(isAlive);
    expect(session.getSnapshot()).toEqual({ status: 'visitor', isOffline: true });
    expect(isEmpty()).toBe(false);
  });

  describe.each([502, 503, 504])('%d says that nobody answered', (status) => {
    test.each([
      ['the refresh', [calls.refresh], { [calls.refresh]: status }],
      ['the user', [calls.me], { [calls.me]: status }],
      [
        'the refresh after a refused user',
        [calls.me, calls.refresh],
        { [calls.me]: 401, [calls.refresh]: status },
      ],
    ])('to %s: it keeps the tokens, and waking up tries again', async (_, asked, statuses) => {
      const { openTab, server, keep, access, refresh, slots, clock, reach } = createWorld();
      keep({ refresh: refresh(), ...(asked[0] === calls.me && { access: access() }) });
      const kept = { access: slots.access.text, refresh: slots.refresh.text };
      for (const [call, answer] of Object.entries(statuses)) server.on(call, html(answer));
      const { session, wake, signOuts } = openTab();
      session.start();
      await reach(session, 'visitor');
      expect(session.getSnapshot()).toEqual({ status: 'visitor', isOffline: true });
      expect(server.requests.map(({ call }) => call)).toEqual(asked);
      expect(slots).toMatchObject({ access: { text: kept.access }, refresh: { text: kept.refresh } });
      expect(signOuts).toEqual([]);

      await idle();
      clock.advance(1000);
      server.on(calls.refresh, json({ access: access() }));
      server.on(calls.me, json(anna));
      wake();
      await reach(session, 'authenticated');
      expect(seen(session)).toEqual(signedIn);
    });
  });

  test('waking up tries again without a loading state', async () => {
    const { session, wake, server, reach } = await startOffline();
    server.on(calls.me, json(anna));
    wake();
    expect(session.getSnapshot()).toEqual({ status: 'visitor', isOffline: true });
    await reach(session, 'authenticated');
    expect(server.count(calls.me)).toBe(2);
  });

  test('asking for a protected page tries again with a loading state', async () => {
    const { session, server } = await startOffline();
    server.on(calls.me, json(anna));
    const resumed = session.resume();
    expect(session.getSnapshot()).toEqual({ status: 'loading' });
    await resumed;
    expect(seen(session)).toEqual(signedIn);
  });

  test('a try within the backoff is made as soon as the backoff allows', async () => {
    const { session, wake, server, clock, access, reach } = await startOffline(false);
    server.on(calls.refresh, json({ access: access() }));
    server.on(calls.me, json(anna));
    wake();
    await idle();
    expect(server.count(calls.refresh)).toBe(1);
    clock.advance(1000);
    await reach(session, 'authenticated');
    expect(server.count(calls.refresh)).toBe(2);
  });
});

test('a server that hangs ends the loading state after 15 s (case 10)', async () => {
  const { openTab, server, keep, access, reach, clock } = createWorld();
  keep({ access: access() });
  server.on(calls.me, hold().promise);
  const { session } = openTab();
  session.start();
  await idle();
  clock.advance(15_000);
  await reach(session, 'visitor');
  expect(session.getSnapshot()).toEqual({ status: 'visitor', isOffline: true });
});

test('a reload during the refresh starts again (case 49)', async () => {
  const { openTab, server, keep, access, refresh, reach } = createWorld();
  keep({ refresh: refresh() });
  server.on(calls.refresh, hold().promise);
  const stop = openTab().session.start();
  await idle();
  stop();
  server.on(calls.refresh, json({ access: access() }));
  server.on(calls.me, json(anna));
  const { session } = openTab();
  session.start();
  await reach(session, 'authenticated');
  expect(seen(session)).toEqual(signedIn);
});

test('a reload during the login, tokens stored, user not yet loaded, ends logged in (case 49)', async () => {
  const { openTab, server, access, refresh, reach } = createWorld();
  server.on(calls.login, json({ access: access(), refresh: refresh() }));
  server.on(calls.me, hold().promise);
  void openTab().session.login({ email: anna.email, password: 'Parol123' });
  await idle();
  server.on(calls.me, json(anna));
  const { session } = openTab();
  session.start();
  await reach(session, 'authenticated');
  expect(seen(session)).toEqual(signedIn);
});

test('a deleted user whose access token has run out: one refresh, no more (case 7)', async () => {
  const { openTab, server, keep, access, refresh, reach, isEmpty } = createWorld();
  keep({ refresh: refresh() });
  server.on(calls.me, unauthorized());
  server.on(calls.refresh, json({ access: access() }));
  const { session } = openTab();
  session.start();
  await reach(session, 'visitor');
  expect(server.requests.map(({ call }) => call)).toEqual([calls.refresh, calls.me]);
  expect(isEmpty()).toBe(true);
});

test.each([
  ['visitor', {}],
  ['another person', { access: jwt({ exp: 9e9, user_id: 1 }), refresh: jwt({ exp: 9e9, user_id: 1 }) }],
])('a login in another tab just before the start is seen, be this a %s (case 44)', async (_, tokens) => {
  const { openTab, server, keep, access, refresh, reach } = createWorld();
  keep(tokens);
  const { session } = openTab();
  keep({ access: access(boris), refresh: refresh(boris) });
  server.on(calls.me, json(boris));
  session.start();
  await reach(session, 'authenticated');
  expect(seen(session)).toEqual({ status: 'authenticated', user: boris });
  expect(server.count(calls.me)).toBe(1);
});

test('starting twice asks once', async () => {
  const { openTab, server, keep, access, reach } = createWorld();
  keep({ access: access() });
  server.on(calls.me, json(anna));
  const { session, watchers } = openTab();
  session.start()();
  session.start();
  await reach(session, 'authenticated');
  expect(server.count(calls.me)).toBe(1);
  expect(watchers.size).toBe(1);
});
