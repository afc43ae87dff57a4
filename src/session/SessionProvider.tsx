import { type ReactNode, useEffect, useMemo } from 'react';
import { SWRConfig, useSWRConfig } from 'swr';
import { accountKey, isAccountKey } from './accountKey.ts';
import { cacheEntry, createFetcher } from './cache.ts';
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
  const value = useMemo(() => ({ ...options, fetcher: createFetcher(session) }), [session]);
  return (
    <SessionContext value={session}>
      <SWRConfig value={value}>
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
      session.onUser(
        (user) => void mutate(accountKey(session, 'me'), cacheEntry(user), { revalidate: false }),
      ),
      session.subscribe(() => {
        if (session.getSnapshot().status === 'authenticated') return;
        const keys = [...cache.keys()].filter(isAccountKey);
        for (const key of keys) void mutate(key, undefined, { revalidate: false });
      }),
      session.start(),
    ];
    return () => stops.forEach((stop) => stop());
  }, [session, cache, mutate]);
  return null;
}
