import { useSyncExternalStore } from 'react';

function subscribe(listener: () => void): () => void {
  const aborter = new AbortController();
  for (const sign of ['online', 'offline'])
    window.addEventListener(sign, listener, { signal: aborter.signal });
  return () => aborter.abort();
}

/** True while the browser says that there is no network. */
export const useIsOffline = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => !navigator.onLine,
    () => false,
  );
