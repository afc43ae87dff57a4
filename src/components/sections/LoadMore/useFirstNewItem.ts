import { useLayoutEffect, useRef } from 'react';

/**
 * Moves the focus to the first new item: the button that had it moves down or disappears. Focus that is elsewhere stays
 * there.
 * @param count number of items in the list; each of them may take focus
 * @param isFailed the request failed: items that come later are not its result. @default false
 */
export function useFirstNewItem(count: number, isFailed = false) {
  const list = useRef<HTMLUListElement>(null);
  /** The state at the press of the button. */
  const request = useRef<{ readonly focused: Element | null; readonly count: number }>(undefined);

  useLayoutEffect(() => {
    if (isFailed) request.current = undefined;
  }, [isFailed]);
  useLayoutEffect(() => {
    if (request.current === undefined || count <= request.current.count) return;
    const first = list.current?.children[request.current.count];
    const isWaiting = [request.current.focused, document.body].includes(document.activeElement);
    request.current = undefined;
    if (isWaiting && first instanceof HTMLElement) first.focus({ preventScroll: true });
  }, [count]);

  /** Call it when more is loaded. */
  function remember(): void {
    request.current = { focused: document.activeElement, count };
  }
  return { list, remember };
}
