import { type MouseEvent, type RefObject, useCallback, useEffect, useEffectEvent, useRef } from 'react';

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

/**
 * Ref of a part that an answer may remove: if focus was in it, focus moves to `fallbackFocus` instead of getting
 * lost.
 */
export function useFallbackFocus(fallbackFocus: RefObject<HTMLElement | null>) {
  return useCallback(
    (part: HTMLElement | null) => () => {
      if (part?.contains(document.activeElement)) fallbackFocus.current?.focus({ preventScroll: true });
    },
    [fallbackFocus],
  );
}

/**
 * Brings an answer into view for people who see little of a page at once, magnified four times for instance. Without
 * animation, for people who ask for less motion, and no further than needed. Focus stays where it is.
 */
export const reveal = (answer: Element | null): void => answer?.scrollIntoView({ block: 'nearest' });

/** Focuses the input after a press on the frame beside it. */
export function focusInput({ target, currentTarget }: MouseEvent<HTMLElement>): void {
  if (target === currentTarget) currentTarget.querySelector('input')?.focus();
}
