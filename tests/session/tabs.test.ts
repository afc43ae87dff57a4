import { describe, expect, test } from 'vitest';
import { hold, json } from '#tests/api/fakeServer.ts';
import { idle } from '#tests/api/idle.ts';
import { anna, boris, calls, createWorld, credentials, emptyFeed, unauthorized, seen } from './world.ts';

test('a logout in one tab reaches the other (case 44)', async () => {
  const world = createWorld();
  const one = await world.openAnnasTab();
  const other = await world.openAnnasTab();
  one.session.logout();
  other.wake();
  expect(other.session.getSnapshot()).toEqual({ status: 'visitor', isOffline: false });
  expect(other.signOuts).toEqual(['other-tab']);
});

test('a logout is believed at once, though its cookie can still be seen (case 44)', async () => {
  const world = createWorld();
  const one = await world.openAnnasTab();
  const other = await world.openAnnasTab();
  const cookie = world.slots.access.text;
  one.session.logout();
  world.slots.access.text = cookie;
  other.wake('cleared');
  expect(other.session.getSnapshot()).toEqual({ status: 'visitor', isOffline: false });
  expect(other.signOuts).toEqual(['other-tab']);
});

test('news of a logout that a new login has overtaken ends nothing', async () => {
  const world = createWorld();
  const tab = await world.openAnnasTab();
  tab.wake('cleared');
  expect(seen(tab.session)).toMatchObject({ status: 'authenticated', user: anna });
});

test('another person’s login is known by its refresh token, though the old cookie can still be seen (case 44)', async () => {
  const world = createWorld();
  const tab = await world.openAnnasTab();
  const { clock, server, slots, access, refresh, reach } = world;
  clock.advance(1000);
  slots.refresh.text = refresh(boris);
  server.on(calls.refresh, json({ access: access(boris) }));
  server.on(calls.me, json(boris));
  tab.wake();
  await reach(tab.session, 'authenticated');
  expect(seen(tab.session)).toEqual({ status: 'authenticated', user: boris });
  expect(server.requests.findLast(({ bearer }) => bearer !== undefined)?.bearer).toBe(slots.access.text);
});

test('a login in one tab reaches a visitor in the other', async () => {
  const world = createWorld();
  const { server, access, refresh, openTab, reach } = world;
  const one = openTab();
  const other = openTab();
  other.session.start();
  server.on(calls.login, json({ access: access(), refresh: refresh() }));
  server.on(calls.me, json(anna));
  await one.session.login(credentials);
  other.wake();
  await reach(other.session, 'authenticated');
  expect(seen(other.session)).toEqual({ status: 'authenticated', user: anna });
});

test('another person’s login replaces the user, never mixing one’s page with the other’s token (case 44)', async () => {
  const world = createWorld();
  const tab = await world.openAnnasTab();
  const { server, keep, access, refresh, reach } = world;
  const held = hold();
  server.on(calls.feed, held.promise);
  const late = tab.session.call('feed');
  keep({ access: access(boris), refresh: refresh(boris) });
  server.on(calls.me, json(boris));
  tab.wake();
  expect(tab.session.getSnapshot()).toEqual({ status: 'loading' });
  held.release(json(emptyFeed));
  expect(await late).toMatchObject({ ok: false, error: { kind: 'session' } });
  await reach(tab.session, 'authenticated');
  expect(seen(tab.session)).toEqual({ status: 'authenticated', user: boris });
});

describe('another person has logged in and this page has not heard of it yet', () => {
  async function overtaken() {
    const world = createWorld();
    const tab = await world.openAnnasTab();
    const theirs = { access: world.access(boris), refresh: world.refresh(boris) };
    const isUntouched = () =>
      world.slots.access.text === theirs.access && world.slots.refresh.text === theirs.refresh;
    return { ...world, ...tab, theirs, isUntouched };
  }

  test('nothing of this page goes out with the other’s token (case 44)', async () => {
    const { session, server, keep, theirs, isUntouched } = await overtaken();
    keep(theirs);
    const change = await session.call('updateMe', { body: { first_name: 'Анна' } });
    expect(change).toMatchObject({ ok: false, error: { kind: 'session' } });
    expect(server.requests).toEqual([]);
    expect(isUntouched()).toBe(true);
  });

  test('so it is where only the cookie is seen already (case 44)', async () => {
    const { session, server, slots, theirs } = await overtaken();
    slots.access.text = theirs.access;
    expect(await session.call('feed')).toMatchObject({ ok: false, error: { kind: 'session' } });
    expect(server.requests).toEqual([]);
  });

  test('a call refused meanwhile is not repeated with the other’s token (case 44)', async () => {
    const { session, server, keep, theirs, isUntouched } = await overtaken();
    const held = hold();
    server.on(calls.feed, held.promise);
    const late = session.call('feed');
    keep(theirs);
    held.release(unauthorized());
    expect(await late).toMatchObject({ ok: false, error: { kind: 'session' } });
    expect(server.requests.map(({ call }) => call)).toEqual([calls.feed]);
    expect(isUntouched()).toBe(true);
  });

  test.each([
    ['succeeds', (access: string) => json({ access })],
    ['fails', unauthorized],
  ])('a refresh under way that %s leaves the other’s tokens alone (case 44)', async (_, reply) => {
    const { session, server, keep, access, theirs, isUntouched } = await overtaken();
    const held = hold();
    server.on(calls.feed, unauthorized());
    server.on(calls.refresh, held.promise);
    const late = session.call('feed');
    await idle();
    keep(theirs);
    held.release(reply(access()));
    expect(await late).toMatchObject({ ok: false, error: { kind: 'session' } });
    expect(server.count(calls.feed)).toBe(1);
    expect(isUntouched()).toBe(true);
  });

  test('a start-up under way goes on as the other’s, event or not (case 44)', async () => {
    const { openTab, server, keep, access, refresh, reach } = createWorld();
    keep({ access: access(), refresh: refresh() });
    const held = hold();
    server.on(calls.me, held.promise);
    const { session } = openTab();
    session.start();
    await idle();
    keep({ access: access(boris), refresh: refresh(boris) });
    server.on(calls.me, json(boris));
    held.release(json(anna));
    await reach(session, 'authenticated');
    expect(seen(session)).toEqual({ status: 'authenticated', user: boris });
  });
});

test('a login overtaken by another tab’s login leaves that one alone (case 44)', async () => {
  const { openTab, server, keep, access, refresh, slots, reach } = createWorld();
  const { session, wake } = openTab();
  session.start();
  const held = hold();
  server.on(calls.login, json({ access: access(), refresh: refresh() }));
  server.on(calls.me, held.promise);
  const outcome = session.login(credentials);
  await idle();
  const theirs = { access: access(boris), refresh: refresh(boris) };
  keep(theirs);
  server.on(calls.me, json(boris));
  wake();
  held.release(json(anna));
  expect(await outcome).toMatchObject({ ok: false });
  await reach(session, 'authenticated');
  expect(seen(session)).toEqual({ status: 'authenticated', user: boris });
  expect(slots.refresh.text).toBe(theirs.refresh);
});

test('a refresh in one tab disturbs the other in nothing, and its next call carries the new token (case 46)', async () => {
  const world = createWorld();
  const tab = await world.openAnnasTab();
  const { server, access, refresh, keep } = world;
  const renewed = access();
  keep({ access: renewed, refresh: refresh() });
  tab.wake();
  await idle();
  expect(server.requests).toEqual([]);
  await tab.session.call('feed');
  expect(server.requests.map(({ bearer }) => bearer)).toEqual([renewed]);
});

test('two tabs refreshing at once with one-time tokens both go on (case 45)', async () => {
  const world = createWorld();
  const one = await world.openAnnasTab();
  const other = await world.openAnnasTab();
  const { server, access, refresh, slots } = world;
  const old = slots.access.text;
  const renewed = { access: access(), refresh: refresh() };
  const [won, lost] = [hold(), hold()];
  const replies = [won.promise, lost.promise];
  server.on(calls.feed, ({ bearer }) => (bearer === old ? unauthorized() : json(emptyFeed)));
  server.on(calls.refresh, () => replies.shift() ?? Promise.reject(new Error('a third refresh')));
  const results = Promise.all([one.session.call('feed'), other.session.call('feed')]);
  await idle();
  won.release(json(renewed));
  await idle();
  lost.release(unauthorized());
  expect(await results).toMatchObject([{ ok: true }, { ok: true }]);
  expect(slots.refresh.text).toBe(renewed.refresh);
  expect([...one.signOuts, ...other.signOuts]).toEqual([]);
});

test('storage cleared behind the back ends the session when the page wakes (case 47)', async () => {
  const world = createWorld();
  const { session, wake, signOuts } = await world.openAnnasTab();
  world.keep({});
  wake();
  expect(session.getSnapshot()).toMatchObject({ status: 'visitor' });
  expect(signOuts).toEqual(['other-tab']);
});

test('waking with nothing changed asks nothing (case 50)', async () => {
  const world = createWorld();
  const { wake } = await world.openAnnasTab();
  wake();
  wake();
  await idle();
  expect(world.server.requests).toEqual([]);
});
