import { useMemo } from 'react';
import type { Body } from '#src/api/contract.ts';
import { useSession } from '#src/session/index.ts';
import { useAction } from '../shared/actions.ts';
import { presets, useApi } from '../shared/api.ts';

/**
 * Donations to an author (`GET /api/authors/{id}/donations/`).
 * @param authorId `undefined`: nothing is loaded
 * @param post of theirs, whose donations are told, too
 */
export function useDonations(authorId: number | undefined, post?: number) {
  const { data, load } = useApi(
    presets.onReturn,
    'donations',
    authorId === undefined
      ? null
      : { params: { id: String(authorId) }, query: post === undefined ? {} : { post } },
  );
  return { donations: data?.value, load };
}

/** Sets and ends one's own goal. @param onChanged loads it again */
export function useGoalCalls(onChanged: () => Promise<void>) {
  const session = useSession();
  const act = useAction();
  return useMemo(() => {
    const renew = () => void onChanged();
    return {
      set: (body: Body<'setGoal'>) => act(session.call('setGoal', { body }), renew),
      end: () => act(session.call('endGoal'), renew),
    };
  }, [session, act, onChanged]);
}
