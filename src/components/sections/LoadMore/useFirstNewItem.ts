import { useLayoutEffect, useRef, useState } from 'react';

/**
 * The reader goes on from the first new item: the button that had focus moves down or disappears.
 * @param count how many items the list has; each of them may take focus
 */
export function useFirstNewItem(count: number) {
  const list = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState<number>();

  useLayoutEffect(() => {
    if (shown === undefined || count <= shown) return;
    const first = list.current?.children[shown];
    if (first instanceof HTMLElement) first.focus({ preventScroll: true });
    setShown(undefined);
  }, [count, shown]);

  /** To be called when more is asked for. */
  return { list, remember: () => setShown(count) };
}
