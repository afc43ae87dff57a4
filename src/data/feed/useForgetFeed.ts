import { useCallback } from 'react';
import { useSWRConfig } from 'swr';
import { unstable_serialize } from 'swr/infinite';
import { accountKey, useEngine } from '#src/session/index.ts';
import type { Tab } from './useFeed.ts';

const tabs = ['authors', 'all', 'open', 'bookmarks'] as const satisfies Tab[];

/** Forgets the lists of posts: what the person may read has changed, and they are loaded when they are opened. */
export function useForgetFeed(): () => void {
  const session = useEngine();
  const { mutate } = useSWRConfig();
  return useCallback(() => {
    const [account] = accountKey(session);
    const isPage = (key: unknown) => Array.isArray(key) && key[0] === account && key[1] === 'feed';
    void mutate(isPage, undefined, { revalidate: false });
    for (const tab of tabs)
      void mutate(
        unstable_serialize(() => accountKey(session, 'feed', tab, '')),
        undefined,
        { revalidate: false },
      );
  }, [session, mutate]);
}
