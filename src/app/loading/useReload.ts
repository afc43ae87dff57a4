import { useEffect, useState } from 'react';
import { reload, reloadOnce } from './reload.ts';

/** The result of a reload: `first` is the one that nobody asked for. */
type Attempt = 'first' | 'another' | 'none';

/** Reloads the page when a part of it did not download: immediately, unless that was just done, and on request. */
export function useReload(): { readonly attempt: Attempt; readonly retry: () => void } {
  const [attempt, setAttempt] = useState<Attempt>('first');
  const follow = (reloading: Promise<boolean>) =>
    void reloading.then((isLeaving) => !isLeaving && setAttempt('none'));

  useEffect(() => follow(reloadOnce()), []);

  const retry = () => {
    setAttempt('another');
    follow(reload());
  };
  return { attempt, retry };
}
