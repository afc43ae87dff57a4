import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/** State of an entry whose address has taken the place of another one of the same page. */
export const tidied = { isTidied: true } as const;

/** Whether that has just happened: the page stays as it is. */
export function useIsTidied(): boolean {
  const state: unknown = useLocation().state;
  const isMarked = typeof state === 'object' && state !== null && 'isTidied' in state;
  return useNavigationType() === NavigationType.Replace && isMarked;
}

/**
 * Whether a link was followed already, or Back, though the page of this entry still shows: another one comes in a
 * transition.
 * @param key of the entry that shows
 */
export function isLeft(key: string): boolean {
  const state: unknown = window.history.state;
  // Only the router of a browser keeps its entries there.
  if (typeof state !== 'object' || state === null || !('idx' in state)) return false;
  return ('key' in state ? state.key : 'default') !== key;
}

/** The place of a page that an address names, where it is there already. @param hash of the address */
export const placeOf = (hash: string): HTMLElement | null =>
  hash === '' ? null : document.getElementById(hash.slice(1));

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
