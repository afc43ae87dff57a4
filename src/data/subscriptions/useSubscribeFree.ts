import { useCallback } from 'react';
import type { Subscription } from '#src/api/contract.ts';
import { type Result, succeed } from '#src/api/result.ts';
import { accountKey, isCurrent, useSession } from '#src/session/index.ts';
import { useAct } from '../shared/index.ts';
import { authorIdOf } from './authorIdOf.ts';
import { givesAccess } from './givesAccess.ts';
import { loadSubscriptions } from './loadSubscriptions.ts';
import { useSubscriptionEdits } from './useSubscriptionEdits.ts';

/**
 * Subscribes without paying; the new entry takes the place of what there was with the author. Who tries again after
 * an answer was lost is told of what the first try has made. Whom the server refuses may have subscribed in another
 * tab: its list tells, and a subscription in it is as good as a new one.
 */
export function useSubscribeFree(): (author: number) => Promise<Result<Subscription>> {
  const session = useSession();
  const { edit, replace } = useSubscriptionEdits();
  const act = useAct<number>();
  return useCallback(
    async (author) => {
      const owner = accountKey(session);
      const result = await act(author, (key) => session.call('subscribeFree', { body: { author }, key }));
      if (result.ok) edit((list) => [...list.filter((entry) => authorIdOf(entry) !== author), result.value]);
      if (result.ok || result.error.kind !== 'http' || result.error.status !== 400) return result;
      const now = await loadSubscriptions(session);
      if (!now.ok || !isCurrent(session, owner)) return result;
      replace(now.value);
      const known = now.value.find((entry) => authorIdOf(entry) === author && givesAccess(entry));
      return known === undefined ? result : succeed(known);
    },
    [session, act, edit, replace],
  );
}
