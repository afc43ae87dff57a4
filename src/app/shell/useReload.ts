import { useCallback, useEffect, useState } from 'react';

/** Kind of a reload: `first` is automatic. */
type Attempt = 'first' | 'another' | 'none';

/** Reloads the page when a part of it did not download: immediately, unless that was just done, and on request. */
export function useReload(): { readonly attempt: Attempt; readonly retry: () => void } {
  const [attempt, setAttempt] = useState<Attempt>('first');
  const settle = useCallback((isLeaving: boolean) => {
    if (!isLeaving) setAttempt('none');
  }, []);

  useEffect(() => void reloadOnce().then(settle), [settle]);

  const retry = () => {
    setAttempt('another');
    void reload().then(settle);
  };
  return { attempt, retry };
}

const key = 'reloaded_at';
/** A part missing again this soon is not missing because of another deploy, ms. */
const pause = 60_000;
/** Longest wait for the server's sign of life, ms. */
const timeout = 5000;

/**
 * Reloads the page unless the server is unreachable: the browser's own error page would replace it.
 * @returns whether the page is about to go
 */
async function reload(): Promise<boolean> {
  try {
    const { href } = window.location;
    await fetch(href, { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(timeout) });
  } catch {
    return false;
  }
  window.location.reload();
  return true;
}

/** Reloads automatically, but not twice in a row. */
async function reloadOnce(): Promise<boolean> {
  try {
    if (Date.now() - Number(sessionStorage.getItem(key)) < pause) return false;
    sessionStorage.setItem(key, String(Date.now()));
  } catch {
    // Without storage one reload would follow another.
    return false;
  }
  return reload();
}
