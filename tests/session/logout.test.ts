import { describe, expect, test } from 'vitest';
import { hold, json } from '#tests/api/fakeServer.ts';
import { idle } from '#tests/api/idle.ts';
import { anna, boris, calls, createWorld, credentials, emptyFeed, unauthorized, seen } from './world.ts';

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

  test('its call outlives the page, as no other does', async () => {
    const world = createWorld();
    const { session } = await world.openAnnasTab();
    await session.call('feed');
    session.logout();
    await idle();
    const kept = world.server.requests.map(({ call, init }) => [call, init.keepalive]);
    expect(kept).toEqual([
      [calls.feed, false],
      [calls.logout, true],
    ]);
  });

  test('works offline (case 37)', async () => {
    const world = createWorld();
    const { session } = await world.openAnnasTab();
    world.server.refuse();
    session.logout();
    await idle();
    expect(world.isEmpty()).toBe(true);
    expect(session.getSnapshot()).toMatchObject({ status: 'visitor' });
  });

  test('the answer to a call still under way is dropped (case 33)', async () => {
    const world = createWorld();
    const { session } = await world.openAnnasTab();
    const held = hold();
    world.server.on(calls.feed, held.promise);
    const result = session.call('feed');
    session.logout();
    held.release(json(emptyFeed));
    expect(await result).toMatchObject({ ok: false, error: { kind: 'session' } });
  });

  test('a user still under way restores nothing (case 33)', async () => {
    const world = createWorld();
    const { session } = await world.openAnnasTab();
    const held = hold();
    world.server.on(calls.me, held.promise);
    const result = session.call('me');
    session.logout();
    held.release(json(anna));
    expect(await result).toMatchObject({ ok: false });
    expect(session.getSnapshot()).toMatchObject({ status: 'visitor' });
  });

  test('a refresh still under way restores nothing and ends nothing twice (case 33)', async () => {
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

  test('the same tokens given again bring nothing of the session before (case 33)', async () => {
    const world = createWorld();
    const { session } = await world.openAnnasTab();
    const { server, slots } = world;
    const { access, refresh } = { access: slots.access.text, refresh: slots.refresh.text };
    session.logout();
    server.on(calls.login, json({ access, refresh }));
    server.on(calls.me, json({ ...anna, username: 'new' }));
    expect(await session.login(credentials)).toMatchObject({ value: { username: 'new' } });
  });

  test('nothing is armed afterwards (case 50)', async () => {
    const { openTab, keep, refresh, clock, reach } = createWorld();
    keep({ refresh: refresh() });
    const { session, wake } = openTab();
    session.start();
    await reach(session, 'visitor');
    await idle();
    wake();
    await idle();
    session.logout();
    await idle();
    expect(clock.pending()).toBe(0);
  });

  test('the next person never sees the previous one (case 33)', async () => {
    const world = createWorld();
    const { session } = await world.openAnnasTab();
    const { server, access, refresh } = world;
    session.logout();
    server.on(calls.login, json({ access: access(boris), refresh: refresh(boris) }));
    server.on(calls.me, json(boris));
    await session.login(credentials);
    expect(seen(session)).toEqual({ status: 'authenticated', user: boris });
  });
});
