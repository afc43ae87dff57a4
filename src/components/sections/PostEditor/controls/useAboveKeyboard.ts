import { type RefObject, useLayoutEffect } from 'react';

/**
 * Lifts an element at the foot of the window above a phone's keyboard. Keyboards cover the foot of a page (Android's
 * since Chrome 108, iOS always), and only the visual viewport reports it.
 */
export function useAboveKeyboard(ref: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const { visualViewport: seen } = window;
    if (seen === null) return;
    const place = () => {
      const element = ref.current;
      if (element === null) return;
      const covered = Math.max(0, innerHeight - seen.height - seen.offsetTop);
      // Nothing else moves a page while one zooms.
      element.style.translate = covered > 0 && seen.scale === 1 ? `0 ${-covered}px` : '';
    };
    seen.addEventListener('resize', place);
    seen.addEventListener('scroll', place);
    return () => {
      seen.removeEventListener('resize', place);
      seen.removeEventListener('scroll', place);
    };
  }, [ref]);
}
