import { type Arguments, createClient } from '#src/api/client.ts';
import type { Reply, User } from '#src/api/contract.ts';
import type { Result } from '#src/api/result.ts';
import { createAuthorize } from './authorize.ts';
import { createObservable, notify } from '#src/api/observable.ts';
import { createRefresher } from './refresh.ts';
import { createTokens } from './tokens.ts';
import type { Account, SessionDeps, SessionEndpoint, SessionState, SignOutReason } from './types.ts';

/** State of the engine: the session, its account, and the changes of both. */
export type Core = ReturnType<typeof createCore>;

export function createCore({ origin, fetch, clock, store, guard }: SessionDeps) {
  const tokens = createTokens(store, clock);
  let generation = 0;
  let subject = tokens.subject();
  let cancelLater = () => {};

  const state = createObservable<SessionState>(
    subject === undefined ? { status: 'visitor', isOffline: false } : { status: 'loading' },
  );
  const userListeners = new Set<(user: User) => void>();
  const signOutListeners = new Set<(reason: SignOutReason) => void>();
  const account: Account = {
    generation: () => generation,
    hasChanged: (since) => since !== generation || hasForeignTokens(),
  };
  const bearer = () => tokens.access()?.text;
  const client = createClient({ origin, fetch, clock, token: bearer, guard });
  const refresher = createRefresher({ client, tokens, clock, account, onRejected: () => end('expired') });
  const authorize = createAuthorize({ client, bearer, refresher, account });

  function hasForeignTokens(): boolean {
    const stored = tokens.subject();
    return stored !== undefined && stored !== subject;
  }

  function turn(): void {
    generation += 1;
    subject = tokens.subject();
    cancelLater();
  }

  function end(reason: SignOutReason): void {
    const wasAuthenticated = state.get().status === 'authenticated';
    tokens.clear();
    turn();
    if (wasAuthenticated) notify(signOutListeners, reason);
    state.set({ status: 'visitor', isOffline: false });
  }

  return {
    ...account,
    state,
    client,
    tokens,
    refresher,
    authorize,
    /** A call with the bearer; the session ends when the server does not know us any more. */
    async call<Name extends SessionEndpoint>(
      name: Name,
      ...input: Arguments<Name>
    ): Promise<Result<Reply<Name>>> {
      const before = generation;
      const { result, isLost } = await authorize(name, ...input);
      if (isLost && !account.hasChanged(before)) end('expired');
      return result;
    },
    /** The access token of the person whom the state is about. */
    bearer: () => (hasForeignTokens() ? undefined : bearer()),
    /** True if the store holds another account's tokens, after another tab's login. */
    hasForeignTokens,
    /** True if an account is signed in or pending. */
    hasSubject: () => subject !== undefined,
    /** True if the account's tokens are gone, after another tab's logout. */
    hasLostTokens: () => subject !== undefined && tokens.subject() === undefined,
    /** Switches the account: no data of the previous one may return. */
    turn,
    /** Clears everything and makes a visitor. */
    end,
    /** Makes the person of `user` authenticated. */
    welcome(user: User): void {
      notify(userListeners, user);
      state.set({ status: 'authenticated' });
    },
    onUser(listener: (user: User) => void): () => void {
      userListeners.add(listener);
      return () => void userListeners.delete(listener);
    },
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
