import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { targetOf } from './history.ts';

/** An entry of the browser's history. */
interface Entry {
  readonly page: string;
  readonly key: string;
}

/**
 * Moves focus after a followed link to its anchor, else to the new page's heading, or to `<main>` without one: a screen
 * reader reads there, and Tab continues from there. After Back it goes to the link that was followed. The browser
 * handles the first page.
 * @param page what tells the pages of `main` apart
 */
export function useFocusOnNavigation(main: RefObject<HTMLElement | null>, page: string): void {
  const type = useNavigationType();
  const { key, pathname, search, hash } = useLocation();
  const address = pathname + search;
  const last = useRef<Entry>(undefined);
  /** The address that was followed from each entry, by its key. */
  const followed = useRef(new Map<string, string>());

  useEffect(() => {
    const left = last.current;
    last.current = { page, key };
    if (left?.page === page) return;
    if (type === NavigationType.Pop) {
      const href = followed.current.get(key);
      // Portraits and pictures lead there, too, but only the pointer.
      const link =
        href && document.querySelector<HTMLElement>(`a[href="${CSS.escape(href)}"]:not([tabindex="-1"])`);
      if (link) link.focus({ preventScroll: true });
      return;
    }
    if (left) followed.current.set(left.key, address);
    const heading = targetOf(hash) ?? main.current?.querySelector('h1');
    (heading ?? main.current)?.focus({ preventScroll: true });
  }, [main, page, key, address, hash, type]);
}

interface FocusOnNavigationProps {
  /** Tells public pages apart, apart from the rest of their addresses. */
  page: string;
  children: ReactNode;
}

/** Moves focus to a public page when a link of the product leads there. */
export function FocusOnNavigation({ page, children }: FocusOnNavigationProps) {
  const box = useRef<HTMLDivElement>(null);
  useFocusOnNavigation(box, page);
  return <div ref={box}>{children}</div>;
}
