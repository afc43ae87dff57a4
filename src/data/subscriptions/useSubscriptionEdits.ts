import { useMemo } from 'react';
import { useSWRConfig } from 'swr';
import type { Subscription } from '#src/api/contract.ts';
import { accountKey, type CacheEntry, cacheEntry, useSession } from '#src/session/index.ts';
import { useOutdateFeed } from '../feed/outdated.ts';

type Id = Subscription['id'];
type List = readonly Subscription[];

/** Changes of the list by what the server has agreed to; they work even if the list was not loaded yet. */
export function useSubscriptionEdits() {
  const session = useSession();
  const { mutate } = useSWRConfig();
  const outdateFeed = useOutdateFeed();
  return useMemo(() => {
    const set = (change: (entry: CacheEntry<List> | undefined) => CacheEntry<List> | undefined) => {
      void mutate<CacheEntry<List>>(accountKey(session, 'mySubscriptions'), change, {
        // A first answer requested before the change would undo it.
        revalidate: (list) => list === undefined,
      });
      // A subscription opens posts of its author.
      outdateFeed();
    };
    const edit = (change: (list: List) => List) =>
      set((entry) => entry && { ...entry, value: change(entry.value) });
    return {
      edit,
      /** Takes a list that was just loaded. */
      replace: (list: List) => set(() => cacheEntry(list)),
      add: (entry: Subscription) => edit((list) => [...list, entry]),
      remove: (id: Id) => edit((list) => list.filter((entry) => entry.id !== id)),
      /** Merges `changes` into the entry; nothing happens without it. */
      update: (id: Id, changes: Partial<Subscription>) =>
        edit((list) => list.map((entry) => (entry.id === id ? { ...entry, ...changes, id } : entry))),
    };
  }, [session, mutate, outdateFeed]);
}
