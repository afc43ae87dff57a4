import { type RefObject, useEffect, useRef } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';

/**
 * After a followed link focus goes to the new page's heading, or to `<main>` while it has none: a screen reader reads
 * where it is, Tab goes on from there. The first page and Back stay with the browser.
 *
 * @param page what tells the pages of `main` apart
 */
export function useFocusOnNavigation(main: RefObject<HTMLElement | null>, page: string): void {
  const type = useNavigationType();
  const last = useRef<string>(undefined);

  useEffect(() => {
    if (last.current === page) return;
    last.current = page;
    if (type === NavigationType.Pop) return;
    const heading = main.current?.querySelector('h1');
    (heading ?? main.current)?.focus({ preventScroll: true });
  }, [main, page, type]);
}
