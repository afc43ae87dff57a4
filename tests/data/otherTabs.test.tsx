import { expect, test, vi } from 'vitest';
import { listen, tell } from '#src/data/posts/marks.ts';
import { createChannel, takeLock } from '#src/data/shared/tabs.ts';

test('other tabs hear of a mark, the one that tells does not', async () => {
  const [own, others] = [vi.fn(), vi.fn()];
  const other = new BroadcastChannel('marks');
  other.addEventListener('message', ({ data }) => others(data));
  const stop = listen(own);
  const told = { user: 1, post: 2, marks: { liked: true } };
  tell(told);
  await expect.poll(() => others.mock.calls).toEqual([[told]]);
  const heard = { ...told, post: 3 };
  other.postMessage(heard);
  await expect.poll(() => own.mock.calls).toEqual([[heard]]);
  stop();
  other.close();
});

test('a browser without a way between tabs tells and hears nothing', () => {
  vi.stubGlobal('BroadcastChannel', undefined);
  Reflect.deleteProperty(globalThis, 'BroadcastChannel');
  const hear = vi.fn();
  const { tell: say, listen: hearken } = createChannel<number>('alone');
  const stop = hearken(hear);
  say(1);
  stop();
  vi.unstubAllGlobals();
  expect(hear).not.toHaveBeenCalled();
});

test('of two who want a lock one has it, until it releases it', async () => {
  const release = await takeLock('one', { ifAvailable: true });
  expect(await takeLock('one', { ifAvailable: true })).toBeUndefined();
  release?.();
  await expect.poll(() => takeLock('one', { ifAvailable: true })).toBeDefined();
});

test('who is robbed of a lock hears of it', async () => {
  const onLost = vi.fn();
  await takeLock('stolen', {}, onLost);
  await takeLock('stolen', { steal: true });
  await expect.poll(() => onLost.mock.calls.length).toBe(1);
});

test.each([
  [
    'forbids locks',
    () => vi.spyOn(navigator.locks, 'request').mockRejectedValue(new DOMException('', 'SecurityError')),
  ],
  ['has no locks', () => vi.stubGlobal('navigator', {})],
])('where the browser %s, everybody has them', async (_, forbid) => {
  forbid();
  expect(await takeLock('any', { ifAvailable: true })).toBeDefined();
  expect(await takeLock('any', { ifAvailable: true })).toBeDefined();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});
