import { busy } from '../http/errors.ts';

/** Work of all people that may wait. */
const most = 8;
/** Work of one person that may be under way or wait. */
const mostOfOne = 2;

/** Does heavy work one after the other, and refuses what would wait for long. */
export function createTurns() {
  const counts = new Map<number, number>();
  let waiting = 0;
  let last: Promise<unknown> = Promise.resolve();

  /** @param userId whose work it is @throws {HttpError} 503 */
  return async function inTurn<Value>(userId: number, work: () => Promise<Value>): Promise<Value> {
    const own = counts.get(userId) ?? 0;
    if (waiting >= most || own >= mostOfOne) throw busy();
    waiting += 1;
    counts.set(userId, own + 1);
    const done = last.then(work);
    last = done.catch(() => undefined);
    try {
      return await done;
    } finally {
      waiting -= 1;
      const left = (counts.get(userId) ?? 1) - 1;
      if (left > 0) counts.set(userId, left);
      else counts.delete(userId);
    }
  };
}
