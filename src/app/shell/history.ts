import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/** The state of an entry whose address replaced another one of the same page. */
export const replacedState = { isReplaced: true } as const;

/** The address has just been replaced, so the page stays as it is. */
export function useIsReplaced(): boolean {
  const state: unknown = useLocation().state;
  const isMarked = typeof state === 'object' && state !== null && 'isReplaced' in state;
  return useNavigationType() === NavigationType.Replace && isMarked;
}

/**
 * A link or Back leads away already, although the page of this entry still shows: the next one comes in a transition.
 * @param key of the entry that shows
 */
export function isNavigatingAway(key: string): boolean {
  const state: unknown = window.history.state;
  // Only a browser router keeps its entries there.
  if (typeof state !== 'object' || state === null || !('idx' in state)) return false;
  return ('key' in state ? state.key : 'default') !== key;
}

/** Finds the element that an address names, if the page has it already. @param hash of the address */
export const targetOf = (hash: string): HTMLElement | null =>
  hash === '' ? null : document.getElementById(hash.slice(1));

const indexOf = (state: unknown): number | undefined =>
  typeof state === 'object' && state !== null && 'idx' in state && typeof state.idx === 'number'
    ? state.idx
    : undefined;

/**
 * Numbers history entries that the browser adds for anchors: `useBlocker` needs the distance to an entry to block
 * leaving for it.
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
    // The router reads the number, so we set it first.
    window.addEventListener('popstate', onPop, { capture: true });
    return () => window.removeEventListener('popstate', onPop, { capture: true });
  }, []);
}
