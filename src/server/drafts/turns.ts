import { HttpError } from '../http/errors.ts';

/** Calls of one person that wait: the page asks for three lists at once, and asks again while somebody types. */
const maxWaiting = 8;

const tooMany = () =>
  new HttpError(
    429,
    { detail: 'Слишком много поисков сразу. Попробуйте через секунду.' },
    { 'Retry-After': '1' },
  );

/** Lets the calls of one person run one after the other; those of others go on beside them. */
export function createTurns() {
  const lines = new Map<number, { count: number; last: Promise<unknown> }>();

  /** @throws {HttpError} 429 where too many wait */
  return async function inTurn<Value>(userId: number, run: () => Promise<Value>): Promise<Value> {
    const line = lines.get(userId) ?? { count: 0, last: Promise.resolve() };
    if (line.count > maxWaiting) throw tooMany();
    lines.set(userId, line);
    line.count += 1;
    const result = line.last.then(run);
    line.last = result.catch(() => undefined);
    try {
      return await result;
    } finally {
      line.count -= 1;
      if (line.count === 0) lines.delete(userId);
    }
  };
}
