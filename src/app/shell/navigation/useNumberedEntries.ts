import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

const indexOf = (state: unknown): number | undefined =>
  typeof state === 'object' && state !== null && 'idx' in state && typeof state.idx === 'number'
    ? state.idx
    : undefined;

/**
 * Numbers the entries of the history that the browser makes by itself, for a place on a page: React Router can keep
 * somebody from leaving for an entry only where it knows how far off that is.
 */
export function useNumberedEntries(): void {
  // Each navigation renders this hook again.
  useLocation();
  const index = useRef(0);
  useEffect(() => {
    index.current = indexOf(window.history.state) ?? index.current;
  });
  useEffect(() => {
    const onPop = ({ state }: PopStateEvent): void => {
      if (state === null) window.history.replaceState({ idx: index.current + 1 }, '');
      index.current = indexOf(window.history.state) ?? index.current;
    };
    // Before the router, which reads the number.
    window.addEventListener('popstate', onPop, { capture: true });
    return () => window.removeEventListener('popstate', onPop, { capture: true });
  }, []);
}
