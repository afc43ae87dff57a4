import { useCallback } from 'react';
import type { Subscription } from '#src/api/contract.ts';
import type { Result } from '#src/api/result.ts';
import { useEngine } from '#src/session/index.ts';
import { authorIdOf } from './authorIdOf.ts';
import { useSubscriptionEdits } from './useSubscriptionEdits.ts';

/** Subscribes without paying; the new entry takes the place of what there was with the author. */
export function useSubscribeFree(): (author: number) => Promise<Result<Subscription>> {
  const session = useEngine();
  const { edit } = useSubscriptionEdits();
  return useCallback(
    async (author) => {
      const result = await session.call('subscribeFree', { body: { author } });
      if (result.ok) edit((list) => [...list.filter((entry) => authorIdOf(entry) !== author), result.value]);
      return result;
    },
    [session, edit],
  );
}
