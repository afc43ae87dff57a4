import { useCallback } from 'react';
import useSWR, { useSWRConfig } from 'swr';
import { accountKey, useAccountKey, useSession } from '#src/session/index.ts';
import { type Tab, tabs } from './tab.ts';

/** Since when what was loaded of a tab is out of date: milliseconds since the epoch. */
type Outdated = Readonly<Partial<Record<Tab, number>>>;

const key = 'outdatedFeed';

/** Since when the list of a tab is out of date; 0 where it is not. */
export function useOutdatedSince(tab: Tab): number {
  const { data = {} } = useSWR<Outdated>(useAccountKey(key), null);
  return data[tab] ?? 0;
}

/** Reloads lists of posts: those in view now, the others when they are opened. @default all of them */
export function useOutdateFeed(): (outdated?: readonly Tab[]) => void {
  const session = useSession();
  const { mutate } = useSWRConfig();
  return useCallback(
    (outdated = tabs) => {
      const now = Object.fromEntries(outdated.map((tab) => [tab, Date.now()]));
      void mutate<Outdated>(accountKey(session, key), (known) => ({ ...known, ...now }), {
        revalidate: false,
      });
    },
    [session, mutate],
  );
}
