import { useLayoutEffect, useState, type RefObject } from 'react';

/**
 * Returns true if the element's first child is higher or wider than the element; follows every change of either.
 * @param isWatched false: nobody asks, and nothing is measured, which would be a layout of its own
 */
export function useOverflow(ref: RefObject<HTMLElement | null>, isWatched: boolean): boolean {
  const [isOverflowing, setOverflowing] = useState(false);
  useLayoutEffect(() => {
    const element = ref.current;
    if (element === null || !isWatched) return undefined;
    const measure = () => {
      const { scrollHeight, clientHeight, scrollWidth, clientWidth } = element;
      setOverflowing(scrollHeight > clientHeight || scrollWidth > clientWidth);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    if (element.firstElementChild !== null) observer.observe(element.firstElementChild);
    return () => observer.disconnect();
  }, [ref, isWatched]);
  return isOverflowing;
}
