import { expect, onTestFinished, test, vi } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import { useNewPosts } from '#src/data/feed/feed.ts';
import { json } from '#tests/api/fakeServer.ts';
import { signedIn } from '#tests/session/page.tsx';

const call = 'GET /api/feed/new/?since=then';
const minute = 60_000;

/** Opens the feed while `count` new posts arrive; the test controls the page's clock. */
async function read(count: number) {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const world = signedIn();
  world.server.on(call, json({ count }));
  const { result } = await renderHook(() => useNewPosts('all', 'then'), { wrapper: world.wrapper });
  await expect.poll(() => result.current).toBe(count);
  const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
  return { ...world, count: () => result.current, asked: () => world.server.count(call), pass };
}

test('new posts are asked for twice a minute', async () => {
  const { server, count, asked, pass } = await read(1);
  const before = asked();
  server.on(call, json({ count: 4 }));
  await pass(minute / 3);
  expect(asked()).toBe(before);
  await pass(minute / 6);
  await expect.poll(count).toBe(4);
  await pass(minute / 2);
  await expect.poll(asked).toBe(before + 2);
});

test('nobody asks while the page is out of sight', async () => {
  const { asked, pass } = await read(1);
  const before = asked();
  const state = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  onTestFinished(() => state.mockRestore());
  await pass(10 * minute);
  expect(asked()).toBe(before);
  state.mockReturnValue('visible');
  await pass(minute);
  expect(asked()).toBeGreaterThan(before);
});

test('posts that have come stay there when the next question fails, and are asked for again', async () => {
  const { server, count, asked, pass } = await read(2);
  const before = asked();
  server.refuse(call);
  await pass(minute);
  await expect.poll(asked).toBeGreaterThan(before);
  expect(count()).toBe(2);
  server.on(call, json({ count: 3 }));
  await pass(minute);
  await expect.poll(count).toBe(3);
});
