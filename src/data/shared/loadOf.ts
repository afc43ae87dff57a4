import { type ApiError, formatError } from '#src/api/errors.ts';
import type { Load } from '#src/status/load.ts';

/** What SWR tells of a request. */
interface Request {
  /** Why the last answer is not there. */
  readonly error: ApiError | undefined;
  /** A request is running. */
  readonly isLoading: boolean;
}

/**
 * The state of what SWR loads, in the words of the components.
 * @param value what was seen last, if anything
 * @param failure said of an answer without words of its own
 */
export function loadOf<Value>(
  value: Value | undefined,
  { error, isLoading }: Request,
  failure: string,
): Load<Value> {
  if (error?.kind === 'offline') return { kind: 'offline', isRetrying: isLoading, value };
  if (error !== undefined)
    return { kind: 'failed', message: formatError(error, failure), isRetrying: isLoading, value };
  return value === undefined ? { kind: 'loading' } : { kind: 'ready', value, isRenewing: isLoading };
}
