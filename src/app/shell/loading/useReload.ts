import { useCallback, useEffect, useState } from 'react';
import { reload, reloadOnce } from './reload.ts';

/** The result of a reload: `first` is the one that nobody asked for. */
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
