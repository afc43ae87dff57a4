import { createContext, useContext } from 'react';
import type { Session } from './types.ts';

export const SessionContext = createContext<Session | undefined>(undefined);

/** The session engine itself, for calls (`useSession().call`) and for `resume`. @throws outside `SessionProvider` */
export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error('SessionProvider is missing');
  return session;
}
