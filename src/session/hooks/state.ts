import { useEffect, useSyncExternalStore } from 'react';
import useSWR from 'swr';
import type { User } from '#src/api/contract.ts';
import { useEngine } from '../context.ts';
import type { SessionState, SignOutReason } from '../types.ts';

const loading: SessionState = { status: 'loading' };

/** Who this is. Renders anew at every change; always `loading` in prerendered HTML. */
export function useSession(): SessionState {
  const session = useEngine();
  return useSyncExternalStore(session.subscribe, session.getSnapshot, () => loading);
}

/** The current user, loaded again when the page is looked at with one older than 300 s; `undefined` without one. */
export function useUser(): User | undefined {
  const session = useEngine();
  const state = useSession();
  const user = state.status === 'authenticated' ? state.user : undefined;
  // SWR says when to look, the session answers from its own cache and renews its state.
  useSWR(user ? ['me', user.email] : null, () => session.user());
  return user;
}

/** Calls `listener` when an authenticated session ends, before anything renders anew. Keep it stable. */
export function useOnSignedOut(listener: (reason: SignOutReason) => void): void {
  const session = useEngine();
  useEffect(() => session.onSignedOut(listener), [session, listener]);
}
