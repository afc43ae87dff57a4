import { useLayoutEffect, useRef, useState } from 'react';

/**
 * Moves the focus to the first new item: the button that had it moves down or disappears. Focus that is elsewhere stays
 * there.
 * @param count how many items the list has; each of them may take focus
 * @param isFailed the request failed: items that come later are not its result. @default false
 */
export function useFirstNewItem(count: number, isFailed = false) {
  const list = useRef<HTMLUListElement>(null);
  const asked = useRef<Element>(null);
  const [shown, setShown] = useState<number>();

  useLayoutEffect(() => {
    if (shown === undefined || count <= shown) return;
    const first = list.current?.children[shown];
    const isWaiting = [asked.current, document.body].includes(document.activeElement);
    if (isWaiting && first instanceof HTMLElement) first.focus({ preventScroll: true });
    setShown(undefined);
  }, [count, shown]);
  useLayoutEffect(() => {
    if (isFailed) setShown(undefined);
  }, [isFailed]);

  /** Call it when more is loaded. */
  function remember(): void {
    asked.current = document.activeElement;
    setShown(count);
  }
  return { list, remember };
}
