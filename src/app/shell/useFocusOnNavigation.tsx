import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { targetOf } from './history.ts';

/** An entry of the browser's history. */
interface Entry {
  readonly page: string;
  readonly key: string;
}

/** A link of a page: several may lead to one address. */
interface Followed {
  readonly href: string;
  /** Its position among those of the address. */
  readonly index: number;
}

/** The links to an address, without those of portraits and pictures, which lead there for the pointer only. */
const linksTo = (href: string): HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>(`a[href="${CSS.escape(href)}"]:not([tabindex="-1"])`),
];

/** The last link that was pressed; a portrait counts as the link of the name after it. */
function usePressedLink(): RefObject<Followed | undefined> {
  const pressed = useRef<Followed>(undefined);
  useEffect(() => {
    const onClick = ({ target }: MouseEvent): void => {
      const link = target instanceof Element ? target.closest('a[href]') : null;
      if (link === null) return;
      const href = link.getAttribute('href') ?? '';
      const isAtOrAfter = (other: Node) =>
        other === link || (link.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
      pressed.current = { href, index: Math.max(0, linksTo(href).findIndex(isAtOrAfter)) };
    };
    document.addEventListener('click', onClick, { capture: true });
    return () => document.removeEventListener('click', onClick, { capture: true });
  }, []);
  return pressed;
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
  /** The link that was followed from each entry, by its key. */
  const followed = useRef(new Map<string, Followed>());
  const pressed = usePressedLink();

  useEffect(() => {
    const left = last.current;
    last.current = { page, key };
    if (left?.page === page) return;
    if (type === NavigationType.Pop) {
      const link = followed.current.get(key);
      if (link) linksTo(link.href)[link.index]?.focus({ preventScroll: true });
      return;
    }
    const index = pressed.current?.href === address ? pressed.current.index : 0;
    if (left) followed.current.set(left.key, { href: address, index });
    const heading = targetOf(hash) ?? main.current?.querySelector('h1');
    (heading ?? main.current)?.focus({ preventScroll: true });
  }, [main, page, key, address, hash, type, pressed]);
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
