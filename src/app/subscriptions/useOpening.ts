import { useState } from 'react';
import type { Action } from '#src/status/action.ts';
import { useSubscribing } from './useSubscribing.ts';

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
