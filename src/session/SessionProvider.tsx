import { type ReactNode, useEffect } from 'react';
import { SWRConfig, useSWRConfig } from 'swr';
import { aged } from './cache/aged.ts';
import { accountKey, isAccountKey } from './cache/accountKey.ts';
import { SessionContext } from './context.ts';
import type { Session } from './types.ts';

export interface SessionProviderProps {
  /** Made once per page, by `createBrowserSession`. */
  session: Session;
  children: ReactNode;
}

const options = {
  provider: () => new Map(),
  // Only the one repeat after a refresh is allowed (readings D17).
  shouldRetryOnError: false,
};

/** Starts the session and gives it to the hooks below, together with SWR: the one cache of the client. */
export function SessionProvider({ session, children }: SessionProviderProps) {
  return (
    <SessionContext value={session}>
      <SWRConfig value={options}>
        {children}
        <Start session={session} />
      </SWRConfig>
    </SessionContext>
  );
}

/** The session's user is the first value in the cache; all data of an account leave with it. */
function Start({ session }: Pick<SessionProviderProps, 'session'>) {
  const { cache, mutate } = useSWRConfig();
  useEffect(() => {
    const stops = [
      session.onUser((user) => void mutate(accountKey(session, 'me'), aged(user), { revalidate: false })),
      session.subscribe(() => {
        if (session.getSnapshot().status === 'authenticated') return;
        for (const key of cache.keys()) if (isAccountKey(key)) cache.delete(key);
      }),
      session.start(),
    ];
    return () => stops.forEach((stop) => stop());
  }, [session, cache, mutate]);
  return null;
}
