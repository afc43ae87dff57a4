import useSWRInfinite from 'swr/infinite';
import type { Reply } from '#src/api/contract.ts';
import { type ApiError, malformed } from '#src/api/errors.ts';
import { useEngine } from '#src/session/index.ts';

/** A page of the feed and the moment it came: ages are counted from it. */
export type FeedAnswer = Reply<'feed'> & { readonly receivedAt: Date };

export interface Feed {
  /** Pages loaded so far; `undefined` before the first answer. */
  readonly pages: readonly FeedAnswer[] | undefined;
  /** Why the last page asked for is not there. */
  readonly error: ApiError | undefined;
  /** An answer is awaited. */
  readonly isLoading: boolean;
  /** Load the next page, or the failed one once more. */
  readonly load: () => void;
}

/** Posts of the feed, page by page (`GET /api/feed/`). */
export function useFeed(): Feed {
  const session = useEngine();
  const { data, error, isValidating, size, setSize, mutate } = useSWRInfinite<FeedAnswer, ApiError>(
    (index, previous: FeedAnswer | null) => (previous?.next === null ? null : ['feed', index + 1]),
    async ([, page]: [string, number]) => {
      const result = await session.call('feed', { query: { page } });
      if (!result.ok) return Promise.reject(result.error);
      // A foreign server may answer with anything.
      if (!Array.isArray(result.value.results)) return Promise.reject(malformed);
      return { ...result.value, receivedAt: new Date() };
    },
    // A feed that changes while it is read would move under the reader: it is renewed when it is opened.
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
