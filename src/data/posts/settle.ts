import type { ApiError } from '#src/api/errors.ts';
import { answerOf, type Result, succeed } from '#src/api/result.ts';
import type { Session } from '#src/session/index.ts';
import type { Marks } from './marks.ts';

/** A mark that one sets or removes. */
export type MarkName = 'liked' | 'bookmarked';

/** The wanted state of each mark while a call for it is pending. */
export type Wishes = Map<string, boolean>;

interface Calls {
  /** Sets or removes the mark. */
  readonly send: (isOn: boolean) => Promise<Result<Partial<Marks>>>;
  /** Asks the server for the marks of the post. */
  readonly look: () => Promise<Result<Partial<Marks>>>;
}

/** The result of a mark. */
interface Settled {
  /** The last answer of the server, or the marks before if it has not answered. */
  readonly marks: Partial<Marks>;
  readonly isAgreed: boolean;
  /** The reason why the last wish was not met. */
  readonly error: ApiError | undefined;
}

/** The call may have been carried out all the same: its answer is lost, or does not tell. */
const isUnclear = (error: ApiError): boolean =>
  error.kind === 'offline' || error.kind === 'malformed' || (error.kind === 'http' && error.status >= 500);

/**
 * Sends the wanted state of a mark. Of quick presses the last one counts: nothing is sent during a call, and after it
 * only a different wish.
 * @param id tells the mark from all others
 * @returns `undefined` if a call under way takes the wish over
 */
export async function settle(
  wishes: Wishes,
  id: string,
  name: MarkName,
  wanted: boolean,
  { send, look }: Calls,
): Promise<Settled | undefined> {
  const isUnderWay = wishes.has(id);
  wishes.set(id, wanted);
  if (isUnderWay) return undefined;
  let settled: Settled = { marks: { [name]: !wanted }, isAgreed: false, error: undefined };
  let requested = wanted;
  let isFulfilled = false;
  do {
    requested = wishes.get(id) ?? requested;
    const sent = await answerOf(() => send(requested));
    const error = sent.ok ? undefined : sent.error;
    const seen = error && isUnclear(error) ? await answerOf(look) : sent;
    settled = seen.ok ? { marks: seen.value, isAgreed: true, error } : { ...settled, error };
    isFulfilled = settled.marks[name] === wishes.get(id);
  } while (!isFulfilled && wishes.get(id) !== requested);
  wishes.delete(id);
  return isFulfilled ? { ...settled, error: undefined } : settled;
}

const names = {
  liked: { on: 'like', off: 'unlike' },
  bookmarked: { on: 'bookmark', off: 'unbookmark' },
} as const;

/** Lets the browser draw what was pressed before anything else is done. */
const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));

/** The calls for a mark of a post. */
export function markCalls(session: Pick<Session, 'call'>, post: number, name: MarkName) {
  const input = { params: { id: String(post) } };
  return {
    async send(isOn: boolean) {
      await nextTask();
      return session.call(names[name][isOn ? 'on' : 'off'], input);
    },
    async look() {
      const result = await session.call('post', input);
      if (!result.ok) return result;
      const { liked, likes, bookmarked } = result.value;
      // A call for the other mark may be pending.
      return succeed(name === 'liked' ? { liked, likes } : { bookmarked });
    },
  };
}
