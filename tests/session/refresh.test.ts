import { describe, expect, test } from 'vitest';
import { createClient } from '#src/api/client.ts';
import { createRefresher } from '#src/session/refresh.ts';
import { createTokenStore } from '#src/session/store.ts';
import { createTokens } from '#src/session/tokens.ts';
import { hold, html, json, noContent } from '#tests/api/fakeServer.ts';
import { idle } from '#tests/api/idle.ts';
import { calls, crash, createWorld, unauthorized } from './world.ts';

const tooFrequent = {
  ok: false,
  error: { kind: 'session', message: 'Слишком частые попытки обновления токена' },
};

const asJson = { 'Content-Type': 'application/json' };

function setUp() {
  const world = createWorld();
  const { clock, server, slots } = world;
  const tokens = createTokens(createTokenStore(slots), clock);
  const client = createClient({
    origin: 'https://api.test',
    fetch: server.fetch,
    clock,
    token: () => undefined,
  });
  const account = { generation: 0, rejections: 0 };
  const refresher = createRefresher({
    client,
    tokens,
    clock,
    account: {
      generation: () => account.generation,
      hasChanged: (since) => since !== account.generation,
    },
    onRejected: () => void (account.rejections += 1),
  });
  world.keep({ refresh: world.refresh() });
  return { ...world, refresher, account };
}

test('callers at the same time share one request (case 16)', async () => {
  const { refresher, server, access } = setUp();
  const held = hold();
  server.on(calls.refresh, held.promise);
  const outcomes = Promise.all([refresher.refresh(), refresher.refresh(), refresher.refresh()]);
  held.release(json({ access: access() }));
  expect(await outcomes).toEqual(Array.from({ length: 3 }, () => ({ ok: true, value: null })));
  expect(server.count(calls.refresh)).toBe(1);
});

test('failures are spaced by 1, 2, 4, 8, 16, 30, 30 s; an earlier try is refused without a request (case 22)', async () => {
  const { refresher, server, clock } = setUp();
  server.on(calls.refresh, crash());
  await refresher.refresh();
  for (const [index, wait] of [1000, 2000, 4000, 8000, 16_000, 30_000, 30_000].entries()) {
    expect(refresher.wait()).toBe(wait);
    clock.advance(wait - 1);
    expect(await refresher.refresh()).toEqual(tooFrequent);
    expect(server.count(calls.refresh)).toBe(index + 1);
    clock.advance(1);
    expect(await refresher.refresh()).toMatchObject({ ok: false, error: { status: 500 } });
    expect(server.count(calls.refresh)).toBe(index + 2);
  }
});

test('a failure that is no verdict keeps the tokens (case 19)', async () => {
  const { refresher, server, account, isEmpty } = setUp();
  server.on(calls.refresh, crash());
  await refresher.refresh();
  expect(account.rejections).toBe(0);
  expect(isEmpty()).toBe(false);
});

test.each([
  [
    'a success',
    async (set: ReturnType<typeof setUp>) => {
      set.clock.advance(2000);
      set.server.on(calls.refresh, json({ access: set.access() }));
      await set.refresher.refresh();
    },
  ],
  ['a login', async (set: ReturnType<typeof setUp>) => set.refresher.reset()],
])('%s resets the backoff (case 23)', async (_, reset) => {
  const set = setUp();
  const { refresher, server, clock } = set;
  server.on(calls.refresh, crash());
  await refresher.refresh();
  clock.advance(1000);
  await refresher.refresh();
  await reset(set);
  server.on(calls.refresh, crash());
  expect(await refresher.refresh()).toMatchObject({ error: { status: 500 } });
  expect(refresher.wait()).toBe(1000);
});

test('a clock set back does not prolong the wait (case 29)', async () => {
  const { refresher, server, clock } = setUp();
  server.on(calls.refresh, crash());
  await refresher.refresh();
  clock.set(clock.now() - 86_400_000);
  expect(refresher.wait()).toBe(0);
});

test('without a refresh token nothing is asked and nothing is counted (case 24)', async () => {
  const { refresher, server, keep, refresh, access } = setUp();
  keep({});
  expect(await refresher.refresh()).toEqual({
    ok: false,
    error: { kind: 'session', message: 'Нет токена обновления' },
  });
  keep({ refresh: refresh() });
  server.on(calls.refresh, json({ access: access() }));
  expect(await refresher.refresh()).toEqual({ ok: true, value: null });
  expect(server.count(calls.refresh)).toBe(1);
});

test('a reply without an access token is named as such and rejects the tokens (case 6)', async () => {
  const { refresher, server, account } = setUp();
  server.on(calls.refresh, json({ refresh: 'x' }));
  expect(await refresher.refresh()).toEqual({
    ok: false,
    error: { kind: 'session', message: 'Сервер не вернул новый access token' },
  });
  expect(account.rejections).toBe(1);
});

test.each([
  ['a page (case 32)', () => html()],
  ['a page that says it is JSON', () => new Response('<h1>Wi-Fi</h1>', { headers: asJson })],
  ['empty (case 6)', () => new Response('', { headers: asJson })],
  ['204', noContent],
])('a success that is %s names no access token and rejects the tokens', async (_, reply) => {
  const { refresher, server, account } = setUp();
  server.on(calls.refresh, reply());
  expect(await refresher.refresh()).toEqual({
    ok: false,
    error: { kind: 'session', message: 'Сервер не вернул новый access token' },
  });
  expect(account.rejections).toBe(1);
});

describe.each([
  ['401', unauthorized],
  ['429', () => json({ detail: 'Часто' }, 429)],
])('a refresh answered %s while another tab’s may be on its way (case 45)', (_, refusal) => {
  async function refused() {
    const set = setUp();
    set.server.on(calls.refresh, refusal());
    const outcome = set.refresher.refresh();
    await idle();
    return { ...set, outcome };
  }

  test('rejects the tokens after a second, not before', async () => {
    const { outcome, clock, account } = await refused();
    clock.advance(999);
    await idle();
    expect(account.rejections).toBe(0);
    clock.advance(1);
    expect(await outcome).toMatchObject({ ok: false, error: { kind: 'http' } });
    expect(account.rejections).toBe(1);
    expect(clock.pending()).toBe(0);
  });

  test('is not cut short by a cookie that runs out', async () => {
    const set = setUp();
    set.slots.access.text = set.access();
    set.server.on(calls.refresh, refusal());
    const outcome = set.refresher.refresh();
    await idle();
    set.slots.access.text = undefined;
    set.clock.advance(100);
    await idle();
    expect(set.account.rejections).toBe(0);
    set.clock.advance(900);
    expect(await outcome).toMatchObject({ ok: false, error: { kind: 'http' } });
  });

  test.each([
    ['with a new refresh token', true],
    ['with the same refresh token', false],
  ])('goes on with the tokens that come meanwhile, %s, and waits no longer', async (__, rotates) => {
    const { outcome, clock, account, server, slots, access, refresh } = await refused();
    const renewed = access();
    slots.access.text = renewed;
    if (rotates) slots.refresh.text = refresh();
    clock.advance(100);
    expect(await outcome).toEqual({ ok: true, value: null });
    expect(account.rejections).toBe(0);
    expect(server.count(calls.refresh)).toBe(1);
    expect(slots.access.text).toBe(renewed);
  });

  test.each([
    ['a logout', (set: ReturnType<typeof setUp>) => set.keep({})],
    ['another login', (set: ReturnType<typeof setUp>) => void (set.account.generation += 1)],
  ])('is nobody’s business any more after %s', async (__, happen) => {
    const set = await refused();
    happen(set);
    set.clock.advance(100);
    expect(await set.outcome).toMatchObject({ ok: false, error: { kind: 'session' } });
    expect(set.account.rejections).toBe(0);
  });
});

test('a new refresh token is stored and used next; without one the old stays (case 25)', async () => {
  const { refresher, server, access, refresh, slots } = setUp();
  const rotated = refresh();
  server.on(calls.refresh, json({ access: access(), refresh: rotated }));
  await refresher.refresh();
  expect(slots.refresh.text).toBe(rotated);
  server.on(calls.refresh, json({ access: access() }));
  await refresher.refresh();
  expect(server.requests[1]?.body).toEqual({ refresh: rotated });
  expect(slots.refresh.text).toBe(rotated);
});

test('the loser of a race between tabs takes the winner’s tokens and clears nothing (case 45)', async () => {
  const { refresher, server, keep, access, refresh, account, slots } = setUp();
  const held = hold();
  server.on(calls.refresh, held.promise);
  const outcome = refresher.refresh();
  const winner = { access: access(), refresh: refresh() };
  keep(winner);
  held.release(unauthorized());
  expect(await outcome).toEqual({ ok: true, value: null });
  expect(account.rejections).toBe(0);
  expect(slots.access.text).toBe(winner.access);
});

test('a loser without a living access token refreshes with the winner’s refresh token (case 45)', async () => {
  const { refresher, server, keep, access, refresh } = setUp();
  const held = hold();
  server.on(calls.refresh, held.promise);
  const outcome = refresher.refresh();
  const won = refresh();
  keep({ refresh: won });
  held.release(unauthorized());
  server.on(calls.refresh, json({ access: access() }));
  expect(await outcome).toEqual({ ok: true, value: null });
  expect(server.requests[1]?.body).toEqual({ refresh: won });
});

test.each([
  ['another tab logged out', (set: ReturnType<typeof setUp>) => set.keep({})],
  [
    'this tab logged out',
    (set: ReturnType<typeof setUp>) => {
      set.keep({});
      set.account.generation += 1;
    },
  ],
])('a success that comes after %s revives nothing', async (_, logout) => {
  const set = setUp();
  const held = hold();
  set.server.on(calls.refresh, held.promise);
  const outcome = set.refresher.refresh();
  logout(set);
  held.release(json({ access: set.access(), refresh: set.refresh() }));
  expect(await outcome).toMatchObject({ ok: false });
  expect(set.isEmpty()).toBe(true);
});

test('an old refresh that fails after a new login neither counts nor asks again (case 34)', async () => {
  const { refresher, server, keep, refresh, account } = setUp();
  const held = hold();
  server.on(calls.refresh, held.promise);
  const outcome = refresher.refresh();
  keep({ refresh: refresh() });
  account.generation += 1;
  held.release(unauthorized());
  expect(await outcome).toMatchObject({ ok: false, error: { kind: 'session' } });
  expect(server.count(calls.refresh)).toBe(1);
  expect(account.rejections).toBe(0);
  expect(refresher.wait()).toBe(0);
});

test('a reply that never comes does not block anything for long (case 51)', async () => {
  const { refresher, server, clock, access } = setUp();
  server.on(calls.refresh, hold().promise);
  const outcome = refresher.refresh();
  clock.advance(15_000);
  expect(await outcome).toEqual({ ok: false, error: { kind: 'offline' } });
  clock.advance(1000);
  server.on(calls.refresh, json({ access: access() }));
  expect(await refresher.refresh()).toEqual({ ok: true, value: null });
});
