import {
  type AnimationEvent,
  type ReactNode,
  type RefObject,
  type UIEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import * as css from './ScrollArea.css.ts';

export interface ScrollAreaProps {
  /**
   * Name of the region, where nothing inside takes focus: while it overflows it is a stop of Tab, and arrows scroll it.
   * @default none: moving the focus through its content scrolls it
   */
  label?: string;
  /** One element. */
  children: ReactNode;
}

/** The scrollbar shows, and its time starts again. */
const onScroll = ({ currentTarget: area }: UIEvent<HTMLElement>) => {
  area.dataset['scrolling'] = '';
  for (const animation of area.getAnimations()) animation.currentTime = 0;
};

const onAnimationEnd = ({ currentTarget: area, target }: AnimationEvent<HTMLElement>) => {
  if (target === area) delete area.dataset['scrolling'];
};

/**
 * As high as its content, at most as its parent; beyond that, and beyond its width, it scrolls, by the browser's own means. The scrollbar shows with
 * the first scroll and hides 1000 ms after the last one (specification section 9).
 */
export function ScrollArea({ label, children }: ScrollAreaProps) {
  const ref = useRef<HTMLDivElement>(null);
  const isStop = useOverflow(ref, label !== undefined);
  return (
    <div
      ref={ref}
      className={css.area}
      onScroll={onScroll}
      onAnimationEnd={onAnimationEnd}
      {...(isStop && { role: 'region', 'aria-label': label, tabIndex: 0 })}
    >
      {children}
    </div>
  );
}

/**
 * Returns true if the element's first child is higher or wider than the element; follows every change of either.
 * @param isWatched false: nobody asks, and nothing is measured, which would be a layout of its own
 */
function useOverflow(ref: RefObject<HTMLElement | null>, isWatched: boolean): boolean {
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
