import { useEffect, useState } from 'react';
import { reload, reloadOnce } from './reload.ts';

/** What becomes of the reloads: `first` is the one that nobody asked for. */
type Attempt = 'first' | 'another' | 'none';

/** Loads the page anew where a part of it did not download: at once, unless that was just done, and when asked. */
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
