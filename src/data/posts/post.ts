import { useMemo } from 'react';
import { useSWRConfig } from 'swr';
import type { Reply, WholePost } from '#src/api/contract.ts';
import { accountKey, type CacheEntry, loadEntry, useAccountKey, useSession } from '#src/session/index.ts';
import { presets, useApi } from '../shared/api.ts';

/** Milliseconds, less than the hour for which addresses of pictures, sounds and files are good at least. */
const lifetime = 3_000_000;

/**
 * A post with everything that the reader may read (`GET /api/posts/{id}/`): loaded when it is opened, and on a return
 * after its addresses may have expired.
 */
export function usePost(id: string) {
  const session = useSession();
  const { mutate } = useSWRConfig();
  const input = { params: { id } };
  return {
    ...useApi({ ...presets.onReturn, focusThrottleInterval: lifetime }, 'post', input),
    /** Loads it with fresh addresses of files; a failure leaves the post as it is. */
    async renew(): Promise<void> {
      await mutate<CacheEntry<WholePost>>(
        accountKey(session, 'post', input),
        loadEntry(() => session.call('post', input)),
        { revalidate: false, throwOnError: false },
      );
    },
  };
}

/** A page of a list of posts, among all entries of SWR's cache. */
interface Entry {
  readonly _k?: unknown;
  readonly data?: CacheEntry<Pick<Reply<'feed'>, 'results'>>;
}

const lists: readonly unknown[] = ['feed', 'profilePosts'];

/** The title of a post in a list that was loaded before: the page of the post need not wait for it. */
export function useCachedTitle(id: string): string | undefined {
  const { cache } = useSWRConfig();
  const [account] = useAccountKey() ?? [];
  return useMemo(() => {
    for (const name of cache.keys()) {
      const { _k: key, data }: Entry = cache.get(name) ?? {};
      if (!Array.isArray(key) || key[0] !== account || !lists.includes(key[1])) continue;
      const post = data?.value.results.find((each) => String(each.id) === id);
      if (post) return post.title;
    }
    return undefined;
  }, [cache, account, id]);
}
