import { describe, expect, test } from 'vitest';
import { hold, json } from '#tests/api/fakeServer.ts';
import { idle } from '#tests/api/idle.ts';
import { calls, createWorld, emptyFeed, unauthorized } from './world.ts';

describe('a call called off (case 27)', () => {
  test('on its way it is not repeated and ends nothing', async () => {
    const world = createWorld();
    const { session, signOuts } = await world.openAnnasTab();
    const { server } = world;
    server.on(calls.feed, hold().promise);
    const caller = new AbortController();
    const result = session.call('feed', { signal: caller.signal });
    await idle();
    caller.abort();
    expect(await result).toEqual({ ok: false, error: { kind: 'offline' } });
    expect(server.requests.length).toBe(1);
    expect(signOuts).toEqual([]);
  });

  test.each(['refused', 'in need of a token'])('%s it leaves the refresh to the others', async (kind) => {
    const world = createWorld();
    const { session } = await world.openAnnasTab();
    const { server, clock, access, slots } = world;
    const old = slots.access.text;
    server.on(calls.feed, ({ bearer }) => (bearer === old ? unauthorized() : json(emptyFeed)));
    if (kind === 'in need of a token') clock.advance(1_800_000);
    const held = hold();
    server.on(calls.refresh, held.promise);
    const caller = new AbortController();
    const calledOff = session.call('feed', { signal: caller.signal });
    const other = session.call('feed');
    await idle();
    const before = server.count(calls.feed);
    caller.abort();
    held.release(json({ access: access() }));
    expect(await calledOff).toEqual({ ok: false, error: { kind: 'offline' } });
    expect(await other).toMatchObject({ ok: true });
    expect(server.count(calls.refresh)).toBe(1);
    expect(server.count(calls.feed)).toBe(before + 1);
  });
});
