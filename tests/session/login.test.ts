import { describe, expect, test } from 'vitest';
import { hold, json, noContent } from '#tests/api/fakeServer.ts';
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
  seen,
} from './world.ts';

describe('login', () => {
  test('stores the tokens, loads the user and is done', async () => {
    const { openTab, server, access, refresh, slots } = createWorld();
    const tokens = { access: access(), refresh: refresh() };
    server.on(calls.login, json(tokens));
    server.on(calls.me, json(anna));
    const { session } = openTab();
    expect(await session.login(credentials)).toEqual({ ok: true, value: anna });
    expect(seen(session)).toEqual({ status: 'authenticated', user: anna });
    expect(slots).toMatchObject({ access: { text: tokens.access }, refresh: { text: tokens.refresh } });
    expect(server.requests[0]?.body).toEqual(credentials);
  });

  test.each([401, 429])('a %d is the answer: no refresh, no repeat (case 65)', async (status) => {
    const { openTab, server } = createWorld();
    server.on(calls.login, json({ detail: 'Нет' }, status));
    expect(await openTab().session.login(credentials)).toMatchObject({ ok: false, error: { status } });
    expect(server.requests.length).toBe(1);
  });

  test.each([
    ['without access', { refresh: jwt({ exp: 9e9 }) }],
    ['without refresh', { access: jwt({ exp: 9e9 }) }],
    ['with junk tokens', { access: 'undefined', refresh: 'null' }],
    ['with an expired access token', { access: jwt({ exp: 1 }), refresh: jwt({ exp: 9e9 }) }],
    ['with an access token without expiry', { access: jwt({}), refresh: jwt({ exp: 9e9 }) }],
    ['that is a list', []],
  ])('a reply %s is a failure and stores nothing (case 36)', async (_, reply) => {
    const { openTab, server, isEmpty } = createWorld();
    server.on(calls.login, json(reply));
    expect(await openTab().session.login(credentials)).toEqual({ ok: false, error: { kind: 'malformed' } });
    expect(isEmpty()).toBe(true);
    expect(server.requests.length).toBe(1);
  });

  test('a reply without a body is a failure (case 36)', async () => {
    const { openTab, server, isEmpty } = createWorld();
    server.on(calls.login, noContent());
    expect(await openTab().session.login(credentials)).toEqual({ ok: false, error: { kind: 'malformed' } });
    expect(isEmpty()).toBe(true);
  });

  test('a user that does not load undoes it (case 35)', async () => {
    const { openTab, server, access, refresh, isEmpty } = createWorld();
    server.on(calls.login, json({ access: access(), refresh: refresh() }));
    server.on(calls.me, crash());
    const { session, signOuts } = openTab();
    expect(await session.login(credentials)).toMatchObject({ ok: false, error: { status: 500 } });
    expect(isEmpty()).toBe(true);
    expect(session.getSnapshot()).toEqual({ status: 'visitor', isOffline: false });
    expect(signOuts).toEqual([]);
  });

  test('over another session leaves nothing of it while the user loads (case 44)', async () => {
    const world = createWorld();
    const { session } = await world.openAnnasTab();
    const { server, access, refresh } = world;
    const held = hold();
    server.on(calls.login, json({ access: access(boris), refresh: refresh(boris) }));
    server.on(calls.me, held.promise);
    const outcome = session.login(credentials);
    await idle();
    expect(session.getSnapshot()).toEqual({ status: 'loading' });
    held.release(json(boris));
    expect(await outcome).toEqual({ ok: true, value: boris });
    expect(seen(session)).toEqual({ status: 'authenticated', user: boris });
  });

  test.each([
    ['refresh', calls.refresh, unauthorized],
    ['user', calls.me, crash],
  ])('an old %s that fails later does not touch the new session (case 34)', async (kind, call, failure) => {
    const { openTab, server, keep, access, refresh, slots } = createWorld();
    keep({ refresh: refresh(), ...(kind === 'user' && { access: access() }) });
    const held = hold();
    server.on(call, held.promise);
    const { session } = openTab();
    session.start();
    await idle();
    const tokens = { access: access(), refresh: refresh() };
    server.on(calls.login, json(tokens));
    server.on(calls.me, json(anna));
    await session.login(credentials);
    held.release(failure());
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

  test('it lets the next refresh through at once, whatever failed before (case 23)', async () => {
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
