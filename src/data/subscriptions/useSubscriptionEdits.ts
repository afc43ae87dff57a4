import { useMemo } from 'react';
import { useSWRConfig } from 'swr';
import type { Subscription } from '#src/api/contract.ts';
import { accountKey, aged, type Aged, useSession } from '#src/session/index.ts';
import { useOutdateFeed } from '../feed/index.ts';

type Id = Subscription['id'];
type List = readonly Subscription[];

/** Changes of the list by what the server has agreed to; they work even if the list was not loaded yet. */
export function useSubscriptionEdits() {
  const session = useSession();
  const { mutate } = useSWRConfig();
  const outdateFeed = useOutdateFeed();
  return useMemo(() => {
    const set = (change: (known: Aged<List> | undefined) => Aged<List> | undefined) => {
      void mutate<Aged<List>>(accountKey(session, 'subscriptions'), change, {
        // Asked for before the change, a first answer would undo it.
        revalidate: (list) => list === undefined,
      });
      // Whom one follows decides what one may read.
      outdateFeed();
    };
    const edit = (change: (list: List) => List) =>
      set((known) => known && { ...known, value: change(known.value) });
    return {
      edit,
      /** What has just been loaded. */
      replace: (list: List) => set(() => aged(list)),
      add: (entry: Subscription) => edit((list) => [...list, entry]),
      remove: (id: Id) => edit((list) => list.filter((entry) => entry.id !== id)),
      /** Merges `changes` into the entry; nothing happens without it. */
      update: (id: Id, changes: Partial<Subscription>) =>
        edit((list) => list.map((entry) => (entry.id === id ? { ...entry, ...changes, id } : entry))),
    };
  }, [session, mutate, outdateFeed]);
}
