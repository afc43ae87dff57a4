import { expect, test, vi } from 'vitest';
import { listen, tell } from '#src/data/posts/otherTabs.ts';

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
