import { useCallback, useRef } from 'react';
import { useSWRConfig } from 'swr';
import { createQueue } from '#src/api/queue.ts';
import type { Result } from '#src/api/result.ts';
import { accountKey, isCurrent, useSession } from '#src/session/index.ts';
import { useOutdateProfiles } from '../profiles/index.ts';
import { inOrder } from './inOrder.ts';
import { type OwnTiers, tiersKey } from './useTiers.ts';

/** The changes of the order that are on their way. */
interface Line {
  /** They reach the server in the order in which they were made. */
  readonly enqueue: ReturnType<typeof createQueue>;
  waiting: number;
  /** What the server has agreed to. */
  agreed: readonly number[];
}

/**
 * Puts tiers into another order: shown at once, and taken back where the server does not agree.
 * @returns takes the ids of all tiers that can be taken
 */
export function useTierOrder(): (ids: readonly number[]) => Promise<Result<OwnTiers>> {
  const session = useSession();
  const { mutate } = useSWRConfig();
  const outdateProfiles = useOutdateProfiles();
  const line = useRef<Line>(undefined);
  return useCallback(
    async (ids) => {
      const key = accountKey(session, tiersKey);
      const state = (line.current ??= { enqueue: createQueue(), waiting: 0, agreed: [] });
      const isFirst = state.waiting === 0;
      void mutate<OwnTiers>(
        key,
        (known) => {
          if (known !== undefined && isFirst) state.agreed = known.results.map(({ id }) => id);
          return known && inOrder(known, ids);
        },
        { revalidate: false },
      );
      state.waiting += 1;
      const body = { tiers: [...ids] };
      const result = await state
        .enqueue(() => session.call('orderTiers', { body }))
        .finally(() => (state.waiting -= 1));
      if (result.ok) state.agreed = ids;
      // If one was moved meanwhile, that order shows, not the one before.
      if (state.waiting > 0 || !isCurrent(session, key)) return result;
      if (result.ok) outdateProfiles();
      else void mutate<OwnTiers>(key, (known) => known && inOrder(known, state.agreed));
      return result;
    },
    [session, mutate, outdateProfiles],
  );
}
