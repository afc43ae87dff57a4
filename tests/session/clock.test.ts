import { expect, test } from 'vitest';
import { json } from '#tests/api/fakeServer.ts';
import { anna, calls, createWorld, credentials, emptyFeed, jwt, unauthorized } from './world.ts';

const hour = 3_600_000;
const day = 24 * hour;

/** A machine whose clock differs from the server's by `wrong` milliseconds. */
function wrongClock(wrong: number) {
  const world = createWorld();
  const { clock } = world;
  const rightly = (issue: () => string) => {
    clock.set(clock.now() - wrong);
    const token = issue();
    clock.set(clock.now() + wrong);
    return token;
  };
  clock.set(clock.now() + wrong);
  world.server.on(calls.me, json(anna));
  world.server.on(calls.feed, json(emptyFeed));
  return { ...world, access: () => rightly(world.access), refresh: () => rightly(world.refresh) };
}

test.each([2 * hour, -2 * hour])(
  'with a clock %d ms wrong one can log in and go on (case 29)',
  async (wrong) => {
    const { openTab, server, access, refresh } = wrongClock(wrong);
    server.on(calls.login, json({ access: access(), refresh: refresh() }));
    const { session } = openTab();
    expect(await session.login(credentials)).toEqual({ ok: true, value: anna });
    expect(await session.call('feed')).toMatchObject({ ok: true });
    expect(server.count(calls.refresh)).toBe(0);
  },
);

test('with a clock two hours fast a reload takes one refresh, later calls none (case 29)', async () => {
  const { openTab, server, keep, access, refresh, reach } = wrongClock(2 * hour);
  keep({ access: access(), refresh: refresh() });
  server.on(calls.refresh, () => json({ access: access() }));
  const { session } = openTab();
  session.start();
  await reach(session, 'authenticated');
  await session.call('feed');
  await session.call('feed');
  expect(server.count(calls.refresh)).toBe(1);
});

/** Anna logs in, closes the page and opens it again. */
async function reopen(world: ReturnType<typeof wrongClock>, meanwhile = () => {}) {
  const { openTab, server, access, refresh, reach } = world;
  server.on(calls.login, json({ access: access(), refresh: refresh() }));
  await openTab().session.login(credentials);
  meanwhile();
  server.requests.length = 0;
  server.on(calls.refresh, () => json({ access: access() }));
  const { session } = openTab();
  session.start();
  await reach(session, 'authenticated');
  return session;
}

test.each([20 * day, -20 * day])(
  'with a clock %d ms wrong a reload asks for the user and nothing else (case 29)',
  async (wrong) => {
    const world = wrongClock(wrong);
    await reopen(world);
    expect(world.server.requests.map(({ call }) => call)).toEqual([calls.me]);
  },
);

test.each([20 * day, -20 * day])(
  'a clock that was %d ms wrong and was put right before the reload costs at most one refresh (case 29)',
  async (wrong) => {
    const world = wrongClock(wrong);
    const session = await reopen(world, () => world.clock.set(world.clock.now() - wrong));
    expect(session.getSnapshot()).toMatchObject({ status: 'authenticated' });
    expect(world.server.count(calls.refresh)).toBeLessThanOrEqual(1);
  },
);

test('a login in one tab by a clock 20 days fast is believed in the other (case 29, 44)', async () => {
  const { openTab, server, access, refresh, reach } = wrongClock(20 * day);
  const [one, other] = [openTab(), openTab()];
  other.session.start();
  server.on(calls.login, json({ access: access(), refresh: refresh() }));
  await one.session.login(credentials);
  other.wake();
  await reach(other.session, 'authenticated');
  expect(server.count(calls.refresh)).toBe(0);
});

test('how far the clock is off is kept where it matters, and not beyond the session', async () => {
  const fast = wrongClock(2 * hour);
  const session = await reopen(fast);
  expect(fast.slots.ahead.text).toBe(String(2 * hour));
  session.logout();
  expect(fast.slots.ahead.text).toBeUndefined();
  // An answer takes its time and `iat` is in whole seconds.
  const right = wrongClock(9999);
  await reopen(right);
  expect(right.slots.ahead.text).toBeUndefined();
});

test.each(['', 'undefined', 'NaN', '-Infinity', '[object Object]'])(
  'a stored clock error that reads %j is none',
  async (junk) => {
    const world = wrongClock(0);
    await reopen(world, () => void (world.slots.ahead.text = junk));
    expect(world.server.requests.map(({ call }) => call)).toEqual([calls.me]);
  },
);

test('where tokens do not tell their time of issue, a clock two hours fast closes the session cleanly (case 29)', async () => {
  const { openTab, server, keep, clock, refresh, reach, isEmpty } = wrongClock(2 * hour);
  keep({ refresh: refresh() });
  server.on(calls.refresh, json({ access: jwt({ exp: clock.now() / 1000 - 5400 }) }));
  const { session } = openTab();
  session.start();
  await reach(session, 'visitor');
  expect(server.count(calls.refresh)).toBe(1);
  expect(isEmpty()).toBe(true);
});

test.each([2 * hour, -2 * hour])(
  'a clock put right by %d ms costs at most one refresh (case 29)',
  async (jump) => {
    const world = createWorld();
    const { session } = await world.openAnnasTab();
    const { server, clock, access } = world;
    clock.set(clock.now() + jump);
    server.on(calls.refresh, () => json({ access: access() }));
    expect(await session.call('feed')).toMatchObject({ ok: true });
    expect(await session.call('feed')).toMatchObject({ ok: true });
    expect(server.count(calls.refresh)).toBeLessThanOrEqual(1);
  },
);

test('with a clock two hours slow a token the server refuses is refreshed (case 30)', async () => {
  const { openTab, server, keep, slots, access, refresh, reach } = wrongClock(-2 * hour);
  keep({ access: access(), refresh: refresh() });
  const { session } = openTab();
  session.start();
  await reach(session, 'authenticated');
  const old = slots.access.text;
  server.on(calls.feed, ({ bearer }) => (bearer === old ? unauthorized() : json(emptyFeed)));
  server.on(calls.refresh, json({ access: access() }));
  expect(await session.call('feed')).toMatchObject({ ok: true });
  expect(server.count(calls.refresh)).toBe(1);
});
