import type { ApiError } from './errors.ts';

/** The outcome of everything that may fail: nothing in `api` and `session` throws or rejects. */
export type Result<T, E = ApiError> = { ok: true; value: T } | { ok: false; error: E };

/** A success. */
export const succeed = <T>(value: T): { ok: true; value: T } => ({ ok: true, value });

/** A failure. */
export const fail = <E>(error: E): { ok: false; error: E } => ({ ok: false, error });
