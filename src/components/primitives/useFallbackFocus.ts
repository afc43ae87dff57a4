import { useCallback, type RefObject } from 'react';

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
