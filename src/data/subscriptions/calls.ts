import { useCallback } from 'react';
import type { Reply, Subscription } from '#src/api/contract.ts';
import { type Result, succeed } from '#src/api/result.ts';
import { accountKey, isCurrent, useSession } from '#src/session/index.ts';
import { useCreate } from '../shared/actions.ts';
import { usePaged } from '../shared/paged.ts';
import { authorIdOf, givesAccess, loadSubscriptions } from './list.ts';
import { useFollowerEdits } from './useFollowerEdits.ts';
import { useSubscriptionEdits } from './useSubscriptionEdits.ts';

export type Author = Reply<'authors'>['results'][number];

/** The authors to whom one can subscribe, page by page (`GET /api/authors/`). */
export const useAuthors = () => usePaged('authors', (_position, index) => ({ query: { page: index + 1 } }));

/**
 * Subscribes for free; the new entry replaces an older one of the same author. A retry after a lost reply gets the
 * first result. A refused person may have subscribed in another tab: a subscription in the list counts as a new one.
 */
export function useSubscribeFree(): (author: number) => Promise<Result<Subscription>> {
  const session = useSession();
  const { edit, replace } = useSubscriptionEdits();
  const editFollowers = useFollowerEdits();
  const create = useCreate<number>();
  return useCallback(
    async (author) => {
      const owner = accountKey(session);
      const result = await create(author, (key) => session.call('subscribeFree', { body: { author }, key }));
      if (result.ok) {
        edit((list) => [...list.filter((entry) => authorIdOf(entry) !== author), result.value]);
        editFollowers(author, result.value, 1);
      }
      if (result.ok || result.error.kind !== 'http' || result.error.status !== 400) return result;
      const now = await loadSubscriptions(session);
      if (!now.ok || !isCurrent(session, owner)) return result;
      replace(now.value);
      const existing = now.value.find((entry) => authorIdOf(entry) === author && givesAccess(entry));
      if (existing === undefined) return result;
      editFollowers(author, existing, 0);
      return succeed(existing);
    },
    [session, create, edit, editFollowers, replace],
  );
}

/** Cancels a subscription, even if the list of them was not loaded yet. */
export function useCancelSubscription(): (id: Subscription['id']) => Promise<Result<Subscription>> {
  const session = useSession();
  const { update } = useSubscriptionEdits();
  const editFollowers = useFollowerEdits();
  return useCallback(
    async (id) => {
      const owner = accountKey(session);
      const result = await session.call('cancelSubscription', { params: { id: String(id) }, body: {} });
      if (!result.ok || !isCurrent(session, owner)) return result;
      update(id, result.value);
      const author = authorIdOf(result.value);
      if (author !== undefined) editFollowers(author, result.value, givesAccess(result.value) ? 0 : -1);
      return result;
    },
    [session, update, editFollowers],
  );
}
