import { useCallback } from 'react';
import { useSWRConfig } from 'swr';
import { isCurrent, type SessionEndpoint, useSession } from '#src/session/index.ts';
import { useOutdateFeed } from '../feed/outdated.ts';

const changed: readonly unknown[] = [
  'profile',
  'post',
  'mySubscriptions',
  'myOrders',
] satisfies SessionEndpoint[];

/** Loads again what a purchase may have opened: in view now, elsewhere when it is opened. */
export function useOutdateBought(): () => void {
  const session = useSession();
  const { mutate } = useSWRConfig();
  const outdateFeed = useOutdateFeed();
  return useCallback(() => {
    const isChanged = (key: unknown): boolean =>
      Array.isArray(key) && changed.includes(key[1]) && isCurrent(session, [String(key[0])]);
    void mutate(isChanged, undefined);
    outdateFeed();
  }, [session, mutate, outdateFeed]);
}
