import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { Button } from 'react-aria-components/Button';
import {
  UNSTABLE_ToastList as ToastList,
  UNSTABLE_ToastRegion as ToastRegion,
} from 'react-aria-components/Toast';
import type { NounForms } from '#src/format/noun.ts';
import { withNoun } from '#src/format/plural.ts';
import { ToastCard } from './ToastCard.tsx';
import * as css from './Toaster.css.ts';
import type { ToastQueue } from './toastQueue.ts';
import type { Toast } from './shownToasts.ts';

export type { Toast } from './shownToasts.ts';
export { createToastQueue, type ToastQueue } from './toastQueue.ts';

export interface ToasterProps {
  /** Made once by `createToastQueue`. */
  queue: ToastQueue;
}

const notices: NounForms = ['уведомление', 'уведомления', 'уведомлений'];

/**
 * The notices of the whole application, top right under the header (specification section 9, design section 8). One per
 * page.
 */
export function Toaster({ queue }: ToasterProps) {
  const { shown } = queue;
  const ref = useRef<HTMLDivElement>(null);
  const subscribe = useCallback((listener: () => void) => shown.subscribe(listener), [shown]);
  useSyncExternalStore(subscribe, () => shown.visibleToasts);
  const subscribeToWaiting = useCallback((listener: () => void) => queue.subscribe(listener), [queue]);
  const waitingCount = useSyncExternalStore(subscribeToWaiting, () => queue.waitingCount());
  useRoom(ref, queue);

  useEffect(() => {
    const updateHidden = () => shown.setHidden(document.hidden);
    updateHidden();
    document.addEventListener('visibilitychange', updateHidden);
    return () => document.removeEventListener('visibilitychange', updateHidden);
  }, [shown]);

  const onMore = () => {
    // The button disappears when no notice waits; focus stays among the notices.
    if (ref.current?.contains(document.activeElement)) ref.current.focus();
    queue.showNext();
  };

  return (
    <ToastRegion ref={ref} queue={shown} className={css.region}>
      <ToastList<Toast> className={css.list}>
        {({ toast }) => <ToastCard toast={toast} queue={queue} />}
      </ToastList>
      {waitingCount > 0 && (
        <Button className={css.more} onPress={onMore} preventFocusOnPress>
          Ещё {withNoun(waitingCount, notices)}
        </Button>
      )}
    </ToastRegion>
  );
}

const meet = (a: DOMRect, b: DOMRect): boolean =>
  a.left < b.right && a.right > b.left && a.top < b.bottom && a.bottom > b.top;

/** Height that one notice takes, with the button under it. */
function leastHeight(region: HTMLElement, gap: number): number {
  const oldest = [...region.querySelectorAll('[role="alertdialog"]')].at(-1)?.clientHeight ?? 0;
  const more = region.querySelector<HTMLElement>(':scope > button');
  return more === null ? oldest : oldest + gap + more.offsetHeight;
}

/** Keeps the notices off the focused control: they stay over it where one of them fits, else they go under it. */
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
  const least = leastHeight(region, gap);
  // A page's heading or a whole dialog in focus: no place is free of it.
  if (Math.max(above, below) < least) return;
  region.dataset['side'] = above >= least ? 'top' : 'bottom';
  region.style.maxHeight = `${above >= least ? above : below}px`;
}

/**
 * Notices never cover the control in focus (WCAG 2.4.11), in any page or popup, and what the screen has no
 * room for waits.
 */
function useRoom(ref: RefObject<HTMLElement | null>, queue: ToastQueue): void {
  const fit = useCallback(() => {
    const region = ref.current;
    if (region === null) return;
    place(region);
    if (region.scrollHeight > region.clientHeight + 1) queue.putBack();
  }, [ref, queue]);

  // The owner renders when other notices are shown or wait: they and their button take room.
  useLayoutEffect(fit);
  useEffect(() => {
    const refit = () => {
      queue.refill();
      fit();
    };
    const aborter = new AbortController();
    const { signal } = aborter;
    document.addEventListener('focusin', fit, { signal });
    document.addEventListener('scroll', fit, { signal, capture: true, passive: true });
    window.addEventListener('resize', refit, { signal });
    return () => aborter.abort();
  }, [fit, queue]);
}
