import { expect, test } from 'vitest';
import { hold, json } from '#tests/api/fakeServer.ts';
import { idle } from '#tests/api/idle.ts';
import { calls, createWorld } from './world.ts';

// A browser that is opened in the morning wakes all of its tabs, and no access token has lived through the night.

const size = 31;

async function wakeUp() {
  const world = createWorld();
  const tabs = [];
  while (tabs.length < size) tabs.push(await world.openAnnasTab());
  world.clock.advance(8 * 3_600_000);
  for (const { wake } of tabs) wake();
  await idle();
  world.server.requests.length = 0;
  return { ...world, tabs };
}

test('31 tabs that wake ask for nothing by themselves', async () => {
  const { server } = await wakeUp();
  expect(server.requests).toEqual([]);
});

test('of 31 tabs used one after another only the first one refreshes', async () => {
  const { tabs, server, access, refresh } = await wakeUp();
  server.on(calls.refresh, () => json({ access: access(), refresh: refresh() }));
  for (const { session } of tabs) expect(await session.call('feed')).toMatchObject({ ok: true });
  expect(server.count(calls.refresh)).toBe(1);
});

test('31 tabs used at once ask once each, and the limit that stops all but the slowest logs nobody out', async () => {
  const { tabs, server, clock, access, refresh, isEmpty } = await wakeUp();
  const slow = hold();
  server.on(calls.refresh, () =>
    server.count(calls.refresh) === 1 ? slow.promise : json({ detail: 'Часто' }, 429),
  );
  const outcomes = Promise.all(tabs.map(({ session }) => session.call('feed')));
  await idle();
  slow.release(json({ access: access(), refresh: refresh() }));
  await idle();
  clock.advance(100);
  expect((await outcomes).every(({ ok }) => ok)).toBe(true);
  expect(server.count(calls.refresh)).toBe(size);
  expect(tabs.flatMap(({ signOuts }) => signOuts)).toEqual([]);
  expect(isEmpty()).toBe(false);
});

test('31 tabs refused together all end, each after one request', async () => {
  const { tabs, server, clock, isEmpty } = await wakeUp();
  server.on(calls.refresh, json({ detail: 'Часто' }, 429));
  const outcomes = Promise.all(tabs.map(({ session }) => session.call('feed')));
  await idle();
  clock.advance(1000);
  expect((await outcomes).some(({ ok }) => ok)).toBe(false);
  for (const { wake } of tabs) wake();
  expect(tabs.map(({ session }) => session.getSnapshot().status)).toEqual(Array(size).fill('visitor'));
  expect(server.count(calls.refresh)).toBe(size);
  expect(isEmpty()).toBe(true);
});
