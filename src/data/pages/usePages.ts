import useSWRInfinite from 'swr/infinite';
import { type ApiError, malformed } from '#src/api/errors.ts';
import type { Result } from '#src/api/result.ts';
import type { Action } from '#src/status/action.ts';
import { type Session, useAccountKey, useEngine } from '#src/session/index.ts';

/** A page of a list, as Django REST framework numbers them. */
interface Page<Item> {
  readonly results: readonly Item[];
  readonly next: string | null;
}

/** A page and the moment it came: ages are counted from it. */
type Answer<Item> = Page<Item> & { readonly receivedAt: Date };

export interface Pages<Item> {
  /** Pages loaded so far; `undefined` before the first answer. */
  readonly pages: readonly Answer<Item>[] | undefined;
  /** Why the last page asked for is not there. */
  readonly error: ApiError | undefined;
  /** An answer is awaited. */
  readonly isLoading: boolean;
  /** Load the next page, or the failed one once more. */
  readonly load: () => void;
}

/**
 * Loads a list page by page.
 * @param name tells it from other lists
 * @param ask asks for a page, counted from 1
 */
export function usePages<Item>(
  name: string,
  ask: (session: Session, page: number) => Promise<Result<Page<Item>>>,
): Pages<Item> {
  const session = useEngine();
  const key = useAccountKey(name);
  const { data, error, isValidating, size, setSize, mutate } = useSWRInfinite<Answer<Item>, ApiError>(
    (index, previous: Answer<Item> | null) => key && (previous?.next === null ? null : [...key, index + 1]),
    async ([, , page]: [account: string, name: string, page: number]) => {
      const result = await ask(session, page);
      if (!result.ok) return Promise.reject(result.error);
      // A foreign server may answer with anything.
      if (!Array.isArray(result.value.results)) return Promise.reject(malformed);
      return { ...result.value, receivedAt: new Date() };
    },
    // A list that changes while it is read would move under the reader: it is renewed when it is opened.
    {
      revalidateOnMount: true,
      revalidateFirstPage: false,
      revalidateOnFocus: false,
      revalidateOnReconnect: false,
    },
  );
  const load = () => void (error === undefined ? setSize(size + 1) : mutate());
  return { pages: data, error, isLoading: isValidating, load };
}

/** The page after the last one, as its button shows it; `undefined` when there is none. @param message why it failed */
export function moreOf(
  next: string | null | undefined,
  message: string | undefined,
  isLoading: boolean,
): Action | undefined {
  if (next === null) return undefined;
  if (isLoading) return { kind: 'pending' };
  return message === undefined ? { kind: 'idle' } : { kind: 'failed', message };
}
