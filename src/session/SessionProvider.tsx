import { type ReactNode, useEffect } from 'react';
import { SessionContext } from './context.ts';
import type { Session } from './types.ts';

export interface SessionProviderProps {
  /** Made once per page, by `createBrowserSession`. */
  session: Session;
  children: ReactNode;
}

/** Starts the session and gives it to the hooks below. */
export function SessionProvider({ session, children }: SessionProviderProps) {
  useEffect(() => session.start(), [session]);
  return <SessionContext value={session}>{children}</SessionContext>;
}
