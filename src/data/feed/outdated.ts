import { useCallback } from 'react';
import useSWR, { useSWRConfig } from 'swr';
import type { Query } from '#src/api/contract.ts';
import { accountKey, useAccountKey, useSession } from '#src/session/index.ts';

/** A view of the feed (readings D34). */
export type Tab = NonNullable<Query<'feed'>['tab']>;

const tabs = ['authors', 'all', 'open', 'bookmarks'] as const satisfies Tab[];

/** The moment at which the list of each tab went out of date, in milliseconds since the epoch. */
type Outdated = Readonly<Partial<Record<Tab, number>>>;

const name = 'outdatedFeed';

/** The moment at which the list of a tab went out of date; 0 if it has not. */
export function useOutdatedSince(tab: Tab): number {
  const { data = {} } = useSWR<Outdated>(useAccountKey(name), null);
  return data[tab] ?? 0;
}

/** Reloads lists of posts: those in view now, the others when they are opened. @default all of them */
export function useOutdateFeed(): (outdated?: readonly Tab[]) => void {
  const session = useSession();
  const { mutate } = useSWRConfig();
  return useCallback(
    (outdated = tabs) => {
      const now = Object.fromEntries(outdated.map((tab) => [tab, Date.now()]));
      void mutate<Outdated>(accountKey(session, name), (previous) => ({ ...previous, ...now }), {
        revalidate: false,
      });
    },
    [session, mutate],
  );
}
