import { useCallback } from 'react';
import type { Subscription } from '#src/api/contract.ts';
import type { Result } from '#src/api/result.ts';
import { useSession } from '#src/session/index.ts';
import { useSubscriptionEdits } from './useSubscriptionEdits.ts';

/** Cancels a subscription, even if the list of them was not loaded yet. */
export function useCancelSubscription(): (id: Subscription['id']) => Promise<Result<Subscription>> {
  const session = useSession();
  const { update } = useSubscriptionEdits();
  return useCallback(
    async (id) => {
      const result = await session.call('cancelSubscription', { params: { id: String(id) }, body: {} });
      if (result.ok) update(id, result.value);
      return result;
    },
    [session, update],
  );
}
