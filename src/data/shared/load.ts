import { type ApiError, formatError } from '#src/api/errors.ts';
import type { Action } from '#src/status/action.ts';
import type { Load } from '#src/status/load.ts';

/** The state of a request in SWR's words. */
interface Request {
  readonly error: ApiError | undefined;
  readonly isValidating: boolean;
}

/**
 * The state of a load in the words of the components.
 * @param value the last value, if there is any
 * @param failure said of an answer without words of its own
 */
export function loadOf<Value>(
  value: Value | undefined,
  { error, isValidating }: Request,
  failure: string,
): Load<Value> {
  if (error?.kind === 'offline') return { kind: 'offline', isRetrying: isValidating, value };
  if (error !== undefined)
    return { kind: 'failed', message: formatError(error, failure), isRetrying: isValidating, value };
  return value === undefined ? { kind: 'loading' } : { kind: 'ready', value, isRenewing: isValidating };
}

/**
 * The button for the page after the last one; `undefined` when there is none.
 * @param message the failure of that page
 */
export function moreOf(
  next: string | null | undefined,
  message: string | undefined,
  isLoading: boolean,
): Action | undefined {
  if (next === null) return undefined;
  if (isLoading) return { kind: 'pending' };
  return message === undefined ? { kind: 'idle' } : { kind: 'failed', message };
}
