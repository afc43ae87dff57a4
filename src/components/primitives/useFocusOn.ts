import { useEffect, useEffectEvent, useRef } from 'react';

/**
 * Moves focus when `change` gets another value: the element that had it is gone, or a new part has come. The first
 * render moves nothing.
 * @param find returns the element for the focus, by the previous value; without one focus stays
 * @param options of the browser's `focus`
 */
export function useFocusOn<Change>(
  change: Change,
  find: (previous: Change) => HTMLElement | null | undefined,
  options?: FocusOptions,
): void {
  const last = useRef(change);
  const move = useEffectEvent((previous: Change) => find(previous)?.focus(options));
  useEffect(() => {
    const previous = last.current;
    last.current = change;
    if (!Object.is(previous, change)) move(previous);
  }, [change]);
}
