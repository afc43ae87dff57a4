import { useCallback, useRef } from 'react';
import { useSWRConfig } from 'swr';
import { createQueue } from '#src/api/queue.ts';
import type { Result } from '#src/api/result.ts';
import { accountKey, isCurrent, useSession } from '#src/session/index.ts';
import { useOutdateProfiles } from '../profiles/profile.ts';
import { useEdit } from '../shared/actions.ts';
import type { OwnTiers } from './tiers.ts';

/** Orders that are being sent. */
interface Pending {
  /** They reach the server in the order in which they were made. */
  readonly enqueue: ReturnType<typeof createQueue>;
  count: number;
  /** The order that the server has agreed to. */
  agreed: readonly number[];
}

/** Sorts tiers; archived and newer ones are last. @param ids of those that can be taken */
function sortTiers({ results, free }: OwnTiers, ids: readonly number[]): OwnTiers {
  const positionOf = ({ id }: OwnTiers['results'][number]) => {
    const position = ids.indexOf(id);
    return position < 0 ? ids.length : position;
  };
  return { results: results.toSorted((a, b) => positionOf(a) - positionOf(b)), free };
}

/**
 * Puts tiers into another order: shown at once, and taken back if the server does not agree.
 * @returns takes the ids of all tiers that can be taken
 */
export function useTierOrder(): (ids: readonly number[]) => Promise<Result<OwnTiers>> {
  const session = useSession();
  const { mutate } = useSWRConfig();
  const edit = useEdit();
  const outdateProfiles = useOutdateProfiles();
  const state = useRef<Pending>(undefined);
  return useCallback(
    async (ids) => {
      const key = accountKey(session, 'tiers');
      const pending = (state.current ??= { enqueue: createQueue(), count: 0, agreed: [] });
      const isFirst = pending.count === 0;
      edit((tiers) => {
        if (isFirst) pending.agreed = tiers.results.map(({ id }) => id);
        return sortTiers(tiers, ids);
      }, 'tiers');
      pending.count += 1;
      const body = { tiers: [...ids] };
      const result = await pending
        .enqueue(() => session.call('orderTiers', { body }))
        .finally(() => (pending.count -= 1));
      if (result.ok) pending.agreed = ids;
      // A later order is pending: that one shows.
      if (pending.count > 0 || !isCurrent(session, key)) return result;
      if (result.ok) outdateProfiles();
      else {
        edit((tiers) => sortTiers(tiers, pending.agreed), 'tiers');
        void mutate(key);
      }
      return result;
    },
    [session, mutate, edit, outdateProfiles],
  );
}
