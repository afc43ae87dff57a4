import { describe, expect, test } from 'vitest';
import { hold, json } from '#tests/api/fakeServer.ts';
import { idle } from '#tests/api/idle.ts';
import {
  anna,
  boris,
  calls,
  crash,
  createWorld,
  credentials,
  emptyFeed,
  jwt,
  unauthorized,
} from './world.ts';

const account = { ...credentials, captcha_token: 'captcha' };

describe('login', () => {
  test('stores the tokens, loads the user and is done', async () => {
    const { openTab, server, access, refresh, slots } = createWorld();
    const tokens = { access: access(), refresh: refresh() };
    server.on(calls.login, json(tokens));
    server.on(calls.me, json(anna));
    const { session } = openTab();
    expect(await session.login(credentials)).toEqual({ ok: true, value: anna });
    expect(session.getSnapshot()).toEqual({ status: 'authenticated', user: anna });
    expect(slots).toMatchObject({ access: { text: tokens.access }, refresh: { text: tokens.refresh } });
    expect(server.requests[0]?.body).toEqual(credentials);
  });

  test('a 401 is the answer: no refresh, no repeat', async () => {
    const { openTab, server } = createWorld();
    server.on(calls.login, unauthorized());
    expect(await openTab().session.login(credentials)).toMatchObject({ ok: false, error: { status: 401 } });
    expect(server.requests.length).toBe(1);
  });

  test.each([
    ['without access', { refresh: jwt({ exp: 9e9 }) }],
    ['without refresh', { access: jwt({ exp: 9e9 }) }],
    ['with junk tokens', { access: 'undefined', refresh: 'null' }],
    ['with an expired access token', { access: jwt({ exp: 1 }), refresh: jwt({ exp: 9e9 }) }],
    ['with an access token without expiry', { access: jwt({}), refresh: jwt({ exp: 9e9 }) }],
    ['that is a list', []],
  ])('a reply %s is a failure and stores nothing', async (_, reply) => {
    const { openTab, server, isEmpty } = createWorld();
    server.on(calls.login, json(reply));
    expect(await openTab().session.login(credentials)).toEqual({ ok: false, error: { kind: 'malformed' } });
    expect(isEmpty()).toBe(true);
    expect(server.requests.length).toBe(1);
  });

  test('a user that does not load undoes it', async () => {
    const { openTab, server, access, refresh, isEmpty } = createWorld();
    server.on(calls.login, json({ access: access(), refresh: refresh() }));
    server.on(calls.me, crash());
    const { session, signOuts } = openTab();
    expect(await session.login(credentials)).toMatchObject({ ok: false, error: { status: 500 } });
    expect(isEmpty()).toBe(true);
    expect(session.getSnapshot()).toEqual({ status: 'visitor', isOffline: false });
    expect(signOuts).toEqual([]);
  });

  test('an old refresh that fails later does not touch the new session', async () => {
    const { openTab, server, keep, access, refresh, slots } = createWorld();
    keep({ refresh: refresh() });
    const held = hold();
    server.on(calls.refresh, held.promise);
    const { session } = openTab();
    session.start();
    await idle();
    const tokens = { access: access(), refresh: refresh() };
    server.on(calls.login, json(tokens));
    server.on(calls.me, json(anna));
    await session.login(credentials);
    held.release(unauthorized());
    await idle();
    expect(session.getSnapshot()).toMatchObject({ status: 'authenticated' });
    expect(slots.refresh.text).toBe(tokens.refresh);
  });

  test('an old start-up that fails later does not touch the new session', async () => {
    const { openTab, server, keep, access, refresh, slots } = createWorld();
    keep({ access: access(), refresh: refresh() });
    const held = hold();
    server.on(calls.me, held.promise);
    const { session } = openTab();
    session.start();
    await idle();
    const tokens = { access: access(), refresh: refresh() };
    server.on(calls.login, json(tokens));
    server.on(calls.me, json(anna));
    await session.login(credentials);
    held.release(crash());
    await idle();
    expect(session.getSnapshot()).toMatchObject({ status: 'authenticated' });
    expect(slots.refresh.text).toBe(tokens.refresh);
  });

  test('it calls off the retry of an offline start', async () => {
    const { openTab, server, keep, access, refresh, reach, clock } = createWorld();
    keep({ refresh: refresh() });
    const { session, wake } = openTab();
    session.start();
    await reach(session, 'visitor');
    await idle();
    wake();
    await idle();
    expect(clock.pending()).toBe(1);
    server.on(calls.login, json({ access: access(), refresh: refresh() }));
    server.on(calls.me, json(anna));
    await session.login(credentials);
    expect(clock.pending()).toBe(0);
  });

  test('a start-up that fails while the login is on its way does not spoil it', async () => {
    const { openTab, server, keep, access, refresh } = createWorld();
    keep({ refresh: refresh() });
    server.on(calls.refresh, unauthorized());
    server.on(calls.me, json(anna));
    const held = hold();
    server.on(calls.login, held.promise);
    const { session } = openTab();
    const outcome = session.login(credentials);
    session.start();
    await idle();
    held.release(json({ access: access(), refresh: refresh() }));
    expect(await outcome).toEqual({ ok: true, value: anna });
  });

  test('it lets the next refresh through at once, whatever failed before', async () => {
    const { openTab, server, keep, access, refresh, reach, clock } = createWorld();
    keep({ refresh: refresh() });
    server.on(calls.refresh, crash());
    const { session } = openTab();
    session.start();
    await reach(session, 'visitor');
    server.on(calls.login, json({ access: access(), refresh: refresh() }));
    server.on(calls.me, json(anna));
    await session.login(credentials);
    server.on(calls.refresh, json({ access: access() }));
    const old = server.requests.at(-1)?.bearer;
    server.on(calls.feed, ({ bearer }) => (bearer === old ? unauthorized() : json(emptyFeed)));
    expect(await session.call('feed')).toMatchObject({ ok: true });
    expect(clock.pending()).toBe(0);
  });
});

describe('registration', () => {
  test('logs in with the same credentials', async () => {
    const { openTab, server, access, refresh } = createWorld();
    server.on(calls.register, json(anna, 201));
    server.on(calls.login, json({ access: access(), refresh: refresh() }));
    server.on(calls.me, json(anna));
    expect(await openTab().session.register(account)).toEqual({ ok: true, value: anna });
    expect(server.requests.map(({ body }) => body)).toEqual([account, credentials, undefined]);
  });

  test('refused by the server, it does not log in', async () => {
    const { openTab, server } = createWorld();
    server.on(calls.register, json({ email: ['Занят'] }, 400));
    expect(await openTab().session.register(account)).toMatchObject({
      error: { fields: { email: ['Занят'] } },
    });
    expect(server.requests.length).toBe(1);
  });

  test('a login refused afterwards means that the e-mail has to be confirmed', async () => {
    const { openTab, server } = createWorld();
    server.on(calls.register, json(anna, 201));
    server.on(calls.login, unauthorized());
    expect(await openTab().session.register(account)).toEqual({ ok: false, error: { kind: 'activation' } });
  });

  test('a login that fails otherwise says that the account exists', async () => {
    const { openTab, server } = createWorld();
    server.on(calls.register, json(anna, 201));
    expect(await openTab().session.register(account)).toEqual({
      ok: false,
      error: { kind: 'login', error: { kind: 'offline' } },
    });
  });
});

describe('logout', () => {
  test('clears at once and tells the server afterwards, without the bearer', async () => {
    const world = createWorld();
    const { session, signOuts } = await world.openAnnasTab();
    const { server, isEmpty, slots } = world;
    const refresh = slots.refresh.text;
    session.logout();
    expect(isEmpty()).toBe(true);
    expect(session.getSnapshot()).toEqual({ status: 'visitor', isOffline: false });
    expect(signOuts).toEqual(['logout']);
    await idle();
    expect(server.requests).toMatchObject([{ call: calls.logout, body: { refresh }, bearer: undefined }]);
  });

  test('works offline', async () => {
    const world = createWorld();
    const { session } = await world.openAnnasTab();
    world.server.refuse();
    session.logout();
    await idle();
    expect(world.isEmpty()).toBe(true);
    expect(session.getSnapshot()).toMatchObject({ status: 'visitor' });
  });

  test('the answer to a call still under way is dropped', async () => {
    const world = createWorld();
    const { session } = await world.openAnnasTab();
    const held = hold();
    world.server.on(calls.feed, held.promise);
    const result = session.call('feed');
    session.logout();
    held.release(json(emptyFeed));
    expect(await result).toMatchObject({ ok: false, error: { kind: 'session' } });
  });

  test('a user still under way restores nothing', async () => {
    const world = createWorld();
    const { session } = await world.openAnnasTab();
    const held = hold();
    world.server.on(calls.me, held.promise);
    world.clock.advance(300_000);
    const result = session.user();
    session.logout();
    held.release(json(anna));
    expect(await result).toMatchObject({ ok: false });
    expect(session.getSnapshot()).toMatchObject({ status: 'visitor' });
  });

  test('a refresh still under way restores nothing and ends nothing twice', async () => {
    const world = createWorld();
    const { session, signOuts } = await world.openAnnasTab();
    const { server, access, refresh, isEmpty } = world;
    const held = hold();
    server.on(calls.feed, unauthorized());
    server.on(calls.refresh, held.promise);
    const result = session.call('feed');
    await idle();
    session.logout();
    held.release(json({ access: access(), refresh: refresh() }));
    expect(await result).toMatchObject({ ok: false });
    expect(isEmpty()).toBe(true);
    expect(signOuts).toEqual(['logout']);
  });

  test('a login still under way is called off', async () => {
    const { openTab, server, access, refresh, isEmpty } = createWorld();
    const held = hold();
    server.on(calls.login, held.promise);
    const { session } = openTab();
    const outcome = session.login(credentials);
    session.logout();
    held.release(json({ access: access(), refresh: refresh() }));
    expect(await outcome).toMatchObject({ ok: false, error: { kind: 'session' } });
    expect(isEmpty()).toBe(true);
  });

  test('the next person never sees the previous one', async () => {
    const world = createWorld();
    const { session } = await world.openAnnasTab();
    const { server, access, refresh } = world;
    session.logout();
    server.on(calls.login, json({ access: access(boris), refresh: refresh(boris) }));
    server.on(calls.me, json(boris));
    await session.login(credentials);
    expect(session.getSnapshot()).toEqual({ status: 'authenticated', user: boris });
  });
});
