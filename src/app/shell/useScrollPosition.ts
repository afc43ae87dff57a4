import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { readNumbers, storeNumbers } from '#src/data/shared/reload.ts';
import { targetOf, useIsReplaced } from './history.ts';

/** Milliseconds after the position is reached in which content above it may still arrive. */
const lateContent = 1000;

const ownScrolling = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/**
 * Scrolls the page, and again while it grows, because content may load later. The reader's own scrolling ends it, as
 * does the returned function.
 */
function scrollTo(top: number): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const observer = new ResizeObserver(() => {
    window.scrollTo(0, top);
    if (Math.abs(window.scrollY - top) <= 1) timer ??= setTimeout(() => stop(), lateContent);
  });
  const stop = () => {
    clearTimeout(timer);
    observer.disconnect();
    for (const type of ownScrolling) window.removeEventListener(type, stop);
  };
  for (const type of ownScrolling) window.addEventListener(type, stop, { passive: true });
  // The observer's first call is in the next frame, after the browser's own attempt.
  observer.observe(document.body);
  return stop;
}

/** The part of an address that tells pages apart: the tabs of a page are one. */
function pageOf(pathname: string, search: string): string {
  const query = new URLSearchParams(search);
  query.delete('tab');
  return `${pathname}?${query.toString()}`;
}

const storageKey = 'positions';

/**
 * A followed link starts at the top of its page; Back, Forward and a reload restore the position. The browser alone
 * scrolls too early, while the previous and perhaps shorter page is still shown.
 */
export function useScrollPosition(): void {
  const { key, pathname, search, hash } = useLocation();
  const page = pageOf(pathname, search);
  const type = useNavigationType();
  const isReplaced = useIsReplaced();
  const [positions] = useState(() => readNumbers(storageKey));
  const latest = useRef({ pathname, page, entry: key + page });

  useEffect(() => {
    const left = positions.get(latest.current.entry);
    const remember = () => void positions.set(latest.current.entry, window.scrollY);
    // The event of the last scrolling may not have come yet.
    const store = () => {
      remember();
      storeNumbers(storageKey, positions);
    };
    window.addEventListener('scroll', remember, { passive: true });
    window.addEventListener('pagehide', store);
    const stop = left === undefined ? undefined : scrollTo(left);
    return () => {
      stop?.();
      window.removeEventListener('scroll', remember);
      window.removeEventListener('pagehide', store);
    };
  }, [positions]);

  useLayoutEffect(() => {
    const last = latest.current;
    latest.current = { pathname, page, entry: key + page };
    // The browser handles a place on the same page, and a tidied address is the same page.
    if (last.page === page) return undefined;
    if (isReplaced || (last.pathname === pathname && type === NavigationType.Replace)) return undefined;
    if (type !== NavigationType.Pop) {
      // Scroll at once: a new page may lead to a place by itself, like the comments of a post, and should stay there.
      if (!targetOf(hash)) window.scrollTo(0, 0);
      return undefined;
    }
    const left = positions.get(latest.current.entry);
    if (left === undefined) return undefined;
    return scrollTo(left);
  }, [positions, key, pathname, page, hash, type, isReplaced]);
}
