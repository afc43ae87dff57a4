import { expect, test } from 'vitest';
import { hold, json } from '#tests/api/fakeServer.ts';
import { idle } from '#tests/api/idle.ts';
import { calls, crash, createWorld } from './world.ts';

// An expired access token is refreshed before the call.

test('after two hours of sleep the first call takes one refresh and succeeds (case 28)', async () => {
  const world = createWorld();
  const { session } = await world.openAnnasTab();
  const { server, clock, access } = world;
  clock.advance(2 * 3_600_000);
  server.on(calls.refresh, json({ access: access() }));
  expect(await session.call('feed')).toMatchObject({ ok: true });
  expect(server.requests.map(({ call }) => call)).toEqual([calls.refresh, calls.feed]);
});

test('calls begun while a refresh is under way wait for it (case 16)', async () => {
  const world = createWorld();
  const { session } = await world.openAnnasTab();
  const { server, clock, access } = world;
  clock.advance(1_800_000);
  const held = hold();
  server.on(calls.refresh, held.promise);
  const first = session.call('feed');
  await idle();
  const second = session.call('feed');
  await idle();
  const renewed = access();
  held.release(json({ access: renewed }));
  expect(await Promise.all([first, second])).toMatchObject([{ ok: true }, { ok: true }]);
  expect(server.count(calls.refresh)).toBe(1);
  expect(server.requests.slice(1)).toMatchObject([{ bearer: renewed }, { bearer: renewed }]);
});

test.each([
  ['no answer', undefined, { kind: 'offline' }],
  ['500', crash(), { status: 500 }],
])(
  'before a call that was not refused a refresh that gets %s keeps the session (case 19)',
  async (_, reply, error) => {
    const world = createWorld();
    const { session, signOuts } = await world.openAnnasTab();
    const { server, clock } = world;
    clock.advance(1_800_000);
    if (reply) server.on(calls.refresh, reply);
    expect(await session.call('feed')).toMatchObject({ ok: false, error });
    expect(server.count(calls.feed)).toBe(0);
    expect(signOuts).toEqual([]);
  },
);

test.each([401, 429])(
  'before a call that was not refused a refresh answered %d ends the session (case 18)',
  async (status) => {
    const world = createWorld();
    const { session, signOuts } = await world.openAnnasTab();
    const { server, clock, isEmpty } = world;
    clock.advance(1_800_000);
    server.on(calls.refresh, json({ detail: 'Нет' }, status));
    expect(await world.aSecondLater(session.call('feed'))).toMatchObject({ ok: false, error: { status } });
    expect(server.requests.map(({ call }) => call)).toEqual([calls.refresh]);
    expect(isEmpty()).toBe(true);
    expect(signOuts).toEqual(['expired']);
  },
);
