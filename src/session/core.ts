import { createClient } from '#src/api/client.ts';
import type { User } from '#src/api/contract.ts';
import { createAuthorize } from './authorize.ts';
import { createObservable } from './observable.ts';
import { createRefresher } from './refresh.ts';
import { live } from './token.ts';
import type { SessionDeps, SessionState, SignOutReason } from './types.ts';

/** What the parts of the engine share: the state, whose it is, and the ways it changes. */
export type Core = ReturnType<typeof createCore>;

export function createCore({ origin, fetch, clock, store }: SessionDeps) {
  let generation = 0;
  let subject = storedSubject();
  let userSince = 0;
  let cancelLater = () => {};

  const state = createObservable<SessionState>(
    subject === undefined ? { status: 'visitor', isOffline: false } : { status: 'loading' },
  );
  const signOutListeners = new Set<(reason: SignOutReason) => void>();
  const currentGeneration = () => generation;
  const liveAccess = () => live(store.access(), clock.now());
  const client = createClient({ origin, fetch, clock, token: () => liveAccess()?.text });
  const refresher = createRefresher({
    client,
    store,
    clock,
    generation: currentGeneration,
    onRejected: () => end('expired'),
  });
  const authorize = createAuthorize({ client, store, clock, refresher, generation: currentGeneration });

  function storedSubject(): string | undefined {
    return (store.refresh() ?? store.access())?.subject;
  }

  function turn(): void {
    generation += 1;
    subject = storedSubject();
    client.forget();
    cancelLater();
  }

  function end(reason: SignOutReason): void {
    const wasAuthenticated = state.get().status === 'authenticated';
    store.clear();
    turn();
    if (wasAuthenticated) for (const listener of signOutListeners) listener(reason);
    state.set({ status: 'visitor', isOffline: false });
  }

  return {
    state,
    client,
    refresher,
    authorize,
    liveAccess,
    /** Grows whenever the account changes hands: answers to what was asked under an older number are dropped. */
    generation: currentGeneration,
    /** Whose tokens the state is about; `undefined` without tokens. */
    subject: () => subject,
    /** Whose tokens are in the store now. */
    storedSubject,
    /** The account changes hands: nothing known of the previous one may come back. */
    turn,
    /** Clears everything and makes a visitor. */
    end,
    /** Makes the person of `user` authenticated. */
    welcome(user: User): void {
      userSince = clock.now();
      state.set({ status: 'authenticated', user });
    },
    /** Milliseconds since the user was loaded. */
    userAge: () => clock.now() - userSince,
    /** Runs `run` after `delay` milliseconds unless the account changes hands first; one at a time. */
    later(delay: number, run: () => void): void {
      cancelLater();
      cancelLater = clock.after(delay, run);
    },
    cancelLater: () => cancelLater(),
    onSignedOut(listener: (reason: SignOutReason) => void): () => void {
      signOutListeners.add(listener);
      return () => void signOutListeners.delete(listener);
    },
  };
}
