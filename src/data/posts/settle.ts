import type { Result } from '#src/api/result.ts';

/** What is wanted of each mark while a call for it is under way. */
export type Wishes = Map<string, boolean>;

/**
 * Sends what is wanted of a mark. Of presses that follow each other fast the last one counts: while a call is under way
 * nothing else is sent, and after it what is wanted then, if that is something else.
 * @returns the last answer and what it answers; `undefined` where a call under way takes the wish over
 */
export async function settle<Value>(
  wishes: Wishes,
  mark: string,
  wanted: boolean,
  call: (wanted: boolean) => Promise<Result<Value>>,
): Promise<{ readonly result: Result<Value>; readonly asked: boolean } | undefined> {
  const isUnderWay = wishes.has(mark);
  wishes.set(mark, wanted);
  if (isUnderWay) return undefined;
  let asked = wanted;
  let result = await call(asked);
  while (result.ok && wishes.get(mark) !== asked) {
    asked = !asked;
    result = await call(asked);
  }
  wishes.delete(mark);
  return { result, asked };
}
