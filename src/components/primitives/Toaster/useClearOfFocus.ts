import { useLayoutEffect, type RefObject } from 'react';

const meet = (a: DOMRect, b: DOMRect): boolean =>
  a.left < b.right && a.right > b.left && a.top < b.bottom && a.bottom > b.top;

/** Puts the notices into the larger free part of the screen, over or under the focused control, if they would cover it. */
function place(region: HTMLElement): void {
  const focused = document.activeElement;
  // Nothing moves under the pointer or the focus of who reads a notice.
  if (focused === null || region.contains(focused)) return;
  delete region.dataset['side'];
  region.style.maxHeight = '';
  if (focused === document.body) return;
  const control = focused.getBoundingClientRect();
  const own = region.getBoundingClientRect();
  if (!meet(control, own)) return;
  const gap = Number.parseFloat(getComputedStyle(region).rowGap);
  const above = control.top - own.top - gap;
  const below = innerHeight - control.bottom - 2 * gap;
  const least = region.querySelector('[role="alertdialog"]')?.clientHeight ?? 0;
  // A page's heading or a whole dialog in focus: no place is free of it.
  if (Math.max(above, below) < least) return;
  region.dataset['side'] = above >= below ? 'top' : 'bottom';
  region.style.maxHeight = `${Math.max(above, below)}px`;
}

/**
 * Notices never cover the control in focus (WCAG 2.4.11), whatever page or popup it is in.
 * @param toasts the notices on the screen
 */
export function useClearOfFocus(ref: RefObject<HTMLElement | null>, toasts: readonly unknown[]): void {
  useLayoutEffect(() => {
    const look = () => ref.current && place(ref.current);
    look();
    const aborter = new AbortController();
    const { signal } = aborter;
    document.addEventListener('focusin', look, { signal });
    document.addEventListener('scroll', look, { signal, capture: true, passive: true });
    window.addEventListener('resize', look, { signal });
    return () => aborter.abort();
  }, [ref, toasts]);
}
