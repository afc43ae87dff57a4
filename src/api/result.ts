import { type ApiError, malformed } from './errors.ts';

/** The outcome of everything that may fail: nothing in `api` and `session` throws or rejects. */
export type Result<T, E = ApiError> = { ok: true; value: T } | { ok: false; error: E };

/** A success. */
export const succeed = <T>(value: T): { ok: true; value: T } => ({ ok: true, value });

/** A failure. */
export const fail = <E>(error: E): { ok: false; error: E } => ({ ok: false, error });

/** Waits for the answer of a call. An exception is no answer: perhaps the call was carried out. */
export async function answerOf<Value>(call: () => Promise<Result<Value>>): Promise<Result<Value>> {
  try {
    return await call();
  } catch {
    return fail(malformed);
  }
}
