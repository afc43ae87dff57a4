import { type ApiError, malformed } from '#src/api/errors.ts';
import { fail, type Result } from '#src/api/result.ts';
import type { Marks } from './marks.ts';

/** A mark that one sets or removes. */
export type MarkName = 'liked' | 'bookmarked';

/** What is wanted of each mark while a call for it is under way. */
export type Wishes = Map<string, boolean>;

interface Calls {
  /** Sets or removes the mark. */
  readonly send: (isOn: boolean) => Promise<Result<Partial<Marks>>>;
  /** Asks the server which marks there are. */
  readonly look: () => Promise<Result<Partial<Marks>>>;
}

/** The result of a mark. */
interface Settled {
  /** What the server has said last, or what there was before, where it has said nothing. */
  readonly marks: Partial<Marks>;
  readonly isAgreed: boolean;
  /** Why the last wish was not met. */
  readonly error: ApiError | undefined;
}

/** Whether the call may have been done all the same: its answer is lost, or does not say. */
const isUnclear = (error: ApiError): boolean =>
  error.kind === 'offline' || error.kind === 'malformed' || (error.kind === 'http' && error.status >= 500);

/** The answer of a call; one that throws may have been carried out. */
async function answerOf(call: () => Promise<Result<Partial<Marks>>>): Promise<Result<Partial<Marks>>> {
  try {
    return await call();
  } catch {
    return fail(malformed);
  }
}

/**
 * Sends what is wanted of a mark. Of presses that follow each other fast the last one counts: while a call is under way
 * nothing else is sent, and after it what is wanted then, if that is something else.
 * @param id tells the mark from all others
 * @returns `undefined` where a call under way takes the wish over
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
  let asked = wanted;
  let isFulfilled = false;
  do {
    asked = wishes.get(id) ?? asked;
    const sent = await answerOf(() => send(asked));
    const error = sent.ok ? undefined : sent.error;
    const seen = error && isUnclear(error) ? await answerOf(look) : sent;
    settled = seen.ok ? { marks: seen.value, isAgreed: true, error } : { ...settled, error };
    isFulfilled = settled.marks[name] === wishes.get(id);
  } while (!isFulfilled && wishes.get(id) !== asked);
  wishes.delete(id);
  return isFulfilled ? { ...settled, error: undefined } : settled;
}
