import { useState } from 'react';
import { formatError } from '#src/api/errors.ts';
import { useSubscribeFree } from '#src/data/subscriptions/index.ts';
import type { Action } from '#src/status/action.ts';
import type { Subscribing } from './presentWholePost.ts';

const failure = 'Не\u00a0удалось подписаться. Попробуйте ещё раз.';

/** Opens a post by a free subscription to its author, in place. @param onDone loads the post that is open now */
export function useOpening(authorId: number | undefined, onDone: () => void): Subscribing {
  const subscribeFree = useSubscribeFree();
  const [subscribing, setSubscribing] = useState<Action>({ kind: 'idle' });

  async function subscribe(author: number): Promise<void> {
    setSubscribing({ kind: 'pending' });
    const result = await subscribeFree(author);
    // Also when one is subscribed already, in another tab.
    const isThere = result.ok || (result.error.kind === 'http' && result.error.status === 400);
    setSubscribing(
      isThere ? { kind: 'idle' } : { kind: 'failed', message: formatError(result.error, failure) },
    );
    if (isThere) onDone();
  }

  return {
    subscribing,
    onSubscribe: () => {
      if (authorId !== undefined) void subscribe(authorId);
    },
  };
}
