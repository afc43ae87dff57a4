import { type ReactNode, useEffect } from 'react';
import { type Cache, SWRConfig, useSWRConfig } from 'swr';
import { SessionContext, useEngine } from './context.ts';
import type { Session } from './types.ts';

// Only the one repeat after a refresh is allowed (readings D17).
const dataOptions = { provider: (): Cache => new Map(), shouldRetryOnError: false };

export interface SessionProviderProps {
  /** Made once per page, by `createBrowserSession`. */
  session: Session;
  children: ReactNode;
}

/** Starts the session and gives the hooks below it the session and an SWR cache that never outlives its account. */
export function SessionProvider({ session, children }: SessionProviderProps) {
  useEffect(() => session.start(), [session]);
  return (
    <SessionContext value={session}>
      <SWRConfig value={dataOptions}>
        <CacheCleaner />
        {children}
      </SWRConfig>
    </SessionContext>
  );
}

function CacheCleaner() {
  const session = useEngine();
  const { cache, mutate } = useSWRConfig();
  useEffect(() => {
    let owner = ownerOf(session);
    return session.subscribe(() => {
      const next = ownerOf(session);
      if (owner !== undefined && next !== owner) {
        // `mutate` also discards the answers still under way, but passes over the keys of infinite lists.
        void mutate(() => true, undefined, { revalidate: false });
        for (const key of cache.keys()) cache.delete(key);
      }
      owner = next;
    });
  }, [session, cache, mutate]);
  return null;
}

function ownerOf(session: Session): number | string | undefined {
  const state = session.getSnapshot();
  return state.status === 'authenticated' ? (state.user.id ?? state.user.email) : undefined;
}
