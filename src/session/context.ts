import { createContext, useContext, useEffect, useSyncExternalStore } from 'react';
import type { Session, SessionState, SignOutReason } from './types.ts';

export const SessionContext = createContext<Session | undefined>(undefined);

/** The session engine itself, for calls (`useSession().call`) and for `resume`. @throws outside `SessionProvider` */
export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error('SessionProvider is missing');
  return session;
}

const loading: SessionState = { status: 'loading' };

/** Tells who is signed in. Renders again at every change; always `loading` in prerendered HTML. */
export function useSessionState(): SessionState {
  const session = useSession();
  return useSyncExternalStore(session.subscribe, session.getSnapshot, () => loading);
}

/** Calls `listener` when an authenticated session ends, before anything renders again. Keep it stable. */
export function useOnSignedOut(listener: (reason: SignOutReason) => void): void {
  const session = useSession();
  useEffect(() => session.onSignedOut(listener), [session, listener]);
}
