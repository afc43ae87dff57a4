import { useCallback, useState } from 'react';
import { formatError } from '#src/api/errors.ts';
import { useSubscribeFree } from '#src/data/subscriptions/calls.ts';
import type { Action } from '#src/status/action.ts';
import { notify } from '../shell/notify.ts';

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

/** The state of a free subscription, and the function that starts it. */
export interface Subscribing {
  readonly subscribing: Action;
  readonly onSubscribe: () => void;
}

/** Opens a post by a free subscription to its author, in place. @param load reloads the post, which is open now */
export function useOpening(authorId: number | undefined, load: () => Promise<void>): Subscribing {
  const subscribe = useSubscribing();
  const [subscribing, setSubscribing] = useState<Action>({ kind: 'idle' });

  async function open(author: number): Promise<void> {
    setSubscribing({ kind: 'pending' });
    const outcome = await subscribe(author);
    if (outcome.kind === 'done') await load();
    // After success the open post says enough.
    setSubscribing(outcome.kind === 'done' ? { kind: 'idle' } : outcome);
  }

  return {
    subscribing,
    onSubscribe: () => {
      if (authorId !== undefined) void open(authorId);
    },
  };
}

/** Milliseconds (specification section 8). */
const timeout = 5000;

/** The list of subscriptions could not be loaded. */
export const notifyLoadFailure = (text: string) => notify({ tone: 'error', title: 'Ошибка', text }, timeout);
