import { useCallback } from 'react';
import { formatError } from '#src/api/errors.ts';
import { useSubscribeFree } from '#src/data/subscriptions/calls.ts';
import type { Action } from '#src/status/action.ts';

const failure = 'Не удалось начать следить за автором. Попробуйте ещё раз.';

/** Subscribes to an author without paying. @returns the result, in words where it failed */
export function useSubscribing(): (author: number) => Promise<Action> {
  const subscribeFree = useSubscribeFree();
  return useCallback(
    async (author) => {
      const result = await subscribeFree(author);
      return result.ok ? { kind: 'done' } : { kind: 'failed', message: formatError(result.error, failure) };
    },
    [subscribeFree],
  );
}
