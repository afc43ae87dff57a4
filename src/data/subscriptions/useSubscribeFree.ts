import { useCallback, useRef } from 'react';
import { v4 } from 'uuid';
import type { Subscription } from '#src/api/contract.ts';
import { type Result, succeed } from '#src/api/result.ts';
import { accountKey, isCurrent, useEngine } from '#src/session/index.ts';
import { authorIdOf } from './authorIdOf.ts';
import { givesAccess } from './givesAccess.ts';
import { loadSubscriptions } from './loadSubscriptions.ts';
import { useSubscriptionEdits } from './useSubscriptionEdits.ts';

/** Whether the server has said what became of a call: otherwise it may have been carried out. */
const isAnswered = (result: Result<unknown>) =>
  result.ok || (result.error.kind === 'http' && result.error.status < 500);

/**
 * Subscribes without paying; the new entry takes the place of what there was with the author. Who tries again after an answer
 * was lost is told of what the first try has made. Whom the server refuses may have subscribed in another tab: its list tells,
 * and a subscription in it is as good as a new one.
 */
export function useSubscribeFree(): (author: number) => Promise<Result<Subscription>> {
  const session = useEngine();
  const { edit, replace } = useSubscriptionEdits();
  const keys = useRef(new Map<number, string>());
  return useCallback(
    async (author) => {
      const owner = accountKey(session);
      const key = keys.current.get(author) ?? v4();
      keys.current.set(author, key);
      const result = await session.call('subscribeFree', { body: { author }, key });
      if (isAnswered(result)) keys.current.delete(author);
      if (result.ok) edit((list) => [...list.filter((entry) => authorIdOf(entry) !== author), result.value]);
      if (result.ok || result.error.kind !== 'http' || result.error.status !== 400) return result;
      const now = await loadSubscriptions(session);
      if (!now.ok || !isCurrent(session, owner)) return result;
      replace(now.value);
      const known = now.value.find((entry) => authorIdOf(entry) === author && givesAccess(entry));
      return known === undefined ? result : succeed(known);
    },
    [session, edit, replace],
  );
}
