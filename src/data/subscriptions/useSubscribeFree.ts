import { useCallback, useRef } from 'react';
import { v4 } from 'uuid';
import type { Subscription } from '#src/api/contract.ts';
import type { Result } from '#src/api/result.ts';
import { useEngine } from '#src/session/index.ts';
import { authorIdOf } from './authorIdOf.ts';
import { useSubscriptionEdits } from './useSubscriptionEdits.ts';

/** Whether the server has said what became of a call: otherwise it may have been carried out. */
const isAnswered = (result: Result<unknown>) =>
  result.ok || (result.error.kind === 'http' && result.error.status < 500);

/**
 * Subscribes without paying; the new entry takes the place of what there was with the author. Who tries again after an answer
 * was lost is told of what the first try has made.
 */
export function useSubscribeFree(): (author: number) => Promise<Result<Subscription>> {
  const session = useEngine();
  const { edit } = useSubscriptionEdits();
  const keys = useRef(new Map<number, string>());
  return useCallback(
    async (author) => {
      const key = keys.current.get(author) ?? v4();
      keys.current.set(author, key);
      const result = await session.call('subscribeFree', { body: { author }, key });
      if (isAnswered(result)) keys.current.delete(author);
      if (result.ok) edit((list) => [...list.filter((entry) => authorIdOf(entry) !== author), result.value]);
      return result;
    },
    [session, edit],
  );
}
