import { useEffect, useSyncExternalStore } from 'react';
import { useSession } from '../context.ts';
import type { SessionState, SignOutReason } from '../types.ts';

const loading: SessionState = { status: 'loading' };

/** State of the session. Renders again at every change; always `loading` in prerendered HTML. */
export function useSessionState(): SessionState {
  const session = useSession();
  return useSyncExternalStore(session.subscribe, session.getSnapshot, () => loading);
}

/** Calls `listener` when an authenticated session ends, before anything renders again. Keep it stable. */
export function useOnSignedOut(listener: (reason: SignOutReason) => void): void {
  const session = useSession();
  useEffect(() => session.onSignedOut(listener), [session, listener]);
}
