import { useMemo } from 'react';
import { useSWRConfig } from 'swr';
import type { Reply } from '#src/api/contract.ts';
import { useAccountKey } from '#src/session/index.ts';

/** A page of a list of posts, among all that SWR has in its cache. */
interface Entry {
  readonly _k?: unknown;
  readonly data?: Pick<Reply<'feed'>, 'results'>;
}

const lists: readonly unknown[] = ['feed', 'profilePosts'];

/** The title of a post as a list that was loaded before has it: its page need not wait for it. */
export function useKnownTitle(id: string): string | undefined {
  const { cache } = useSWRConfig();
  const [account] = useAccountKey() ?? [];
  return useMemo(() => {
    for (const name of cache.keys()) {
      const { _k: key, data }: Entry = cache.get(name) ?? {};
      if (!Array.isArray(key) || key[0] !== account || !lists.includes(key[1])) continue;
      const post = data?.results.find((known) => String(known.id) === id);
      if (post) return post.title;
    }
    return undefined;
  }, [cache, account, id]);
}
