import { describe, expect, test } from 'vitest';
import { json } from '#tests/api/fakeServer.ts';
import { idle } from '#tests/api/idle.ts';
import { anna, boris, calls, type Claim, createWorld, credentials, seen } from './world.ts';

// Servers of others may name the person of a token by another claim than ours, or not at all.

/** A tab in which Anna has logged in, and another that knows it. */
async function openTwoTabs(claim: Claim) {
  const world = createWorld(claim);
  const { server, access, refresh, openTab, reach } = world;
  async function logIn(tab: ReturnType<typeof openTab>, user: typeof anna) {
    server.on(calls.login, json({ access: access(user), refresh: refresh(user) }));
    server.on(calls.me, json(user));
    await tab.session.login(credentials);
  }
  const [one, other] = [openTab(), openTab()];
  other.session.start();
  await logIn(one, anna);
  other.wake();
  await reach(other.session, 'authenticated');
  server.requests.length = 0;
  return { ...world, one, other, logIn };
}

describe.each(['sub', 'nothing'] as const)('where tokens name their person by %s', (claim) => {
  test('another person’s login in one tab is the person of the other (case 44)', async () => {
    const { one, other, logIn, reach } = await openTwoTabs(claim);
    await logIn(one, boris);
    other.wake();
    expect(other.session.getSnapshot()).toEqual({ status: 'loading' });
    await reach(other.session, 'authenticated');
    expect(seen(other.session)).toEqual({ status: 'authenticated', user: boris });
  });

  test('nothing of a page that has not heard of it goes out with the other’s token (case 44)', async () => {
    const { one, other, logIn, server } = await openTwoTabs(claim);
    await logIn(one, boris);
    server.requests.length = 0;
    const change = await other.session.call('updateMe', { body: { first_name: 'Анна' } });
    expect(change).toMatchObject({ ok: false, error: { kind: 'session' } });
    expect(server.requests).toEqual([]);
  });

  test.each(['stays', 'rotates'])(
    'a refresh whose token %s disturbs the other tab in nothing (case 46)',
    async (kind) => {
      const { one, other, clock, server, access, refresh } = await openTwoTabs(claim);
      clock.advance(1_800_000);
      server.on(calls.refresh, json({ access: access(), ...(kind === 'rotates' && { refresh: refresh() }) }));
      server.on(calls.feed, json([]));
      await one.session.call('feed');
      server.requests.length = 0;
      other.wake();
      await idle();
      expect(seen(other.session)).toEqual({ status: 'authenticated', user: anna });
      expect(await other.session.call('feed')).toMatchObject({ ok: true });
      expect(server.requests.map(({ call }) => call)).toEqual([calls.feed]);
    },
  );
});

test.each([
  ['sub', 'authenticated'],
  ['nothing', 'loading'],
] as const)(
  'named by %s, a person who logs in again in one tab is in the other one: %s',
  async (claim, status) => {
    const { one, other, logIn } = await openTwoTabs(claim);
    await logIn(one, anna);
    other.wake();
    expect(other.session.getSnapshot()).toMatchObject({ status });
  },
);
