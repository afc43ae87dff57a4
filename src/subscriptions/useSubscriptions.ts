import { useSyncExternalStore } from 'react';
import useSWR from 'swr';
import type { Subscriptions, SubscriptionsState } from './subscriptions.ts';

/** The list as it is now; loaded on mount and when the page is looked at again with one older than 5 minutes. */
export function useSubscriptions(subscriptions: Subscriptions): SubscriptionsState {
  const state = useSyncExternalStore(
    subscriptions.subscribe,
    subscriptions.getSnapshot,
    subscriptions.getSnapshot,
  );
  // SWR says when to look, the list answers from its own cache and tells of its failures itself.
  // Nor does SWR share loads: a list cleared a moment ago has to be read again.
  useSWR('subscriptions', () => subscriptions.read(), { dedupingInterval: 0 });
  return state;
}
