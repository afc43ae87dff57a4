import { type ReactNode, useMemo, useSyncExternalStore } from 'react';
import { type Cache, SWRConfig } from 'swr';
import { useEngine } from './context.ts';
import type { Session } from './types.ts';

interface AccountCache {
  readonly generation: number;
  readonly cache: Cache;
}

const caches = new WeakMap<Session, AccountCache>();

/** What was fetched for the account of `generation`: kept while its pages are left for others, never for the next one. */
function cacheOf(session: Session, generation: number): Cache {
  const known = caches.get(session);
  if (known?.generation === generation) return known.cache;
  const cache: Cache = new Map();
  caches.set(session, { generation, cache });
  const stop = session.onSignedOut(() => {
    caches.delete(session);
    stop();
  });
  return cache;
}

/**
 * Gives the SWR hooks below it a cache that never outlives its account. It stands around the pages that fetch, so that
 * those for visitors come without SWR.
 */
export function SessionCache({ children }: { children: ReactNode }) {
  const session = useEngine();
  const generation = useSyncExternalStore(session.subscribe, session.generation, session.generation);
  const value = useMemo(
    // Only the one repeat after a refresh is allowed (readings D17).
    () => ({ provider: () => cacheOf(session, generation), shouldRetryOnError: false }),
    [session, generation],
  );
  // A new key: SWR asks for its cache once, and answers for one account must not land in the tree of another.
  return (
    <SWRConfig key={generation} value={value}>
      {children}
    </SWRConfig>
  );
}
