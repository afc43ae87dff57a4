import { ShownToasts } from './shownToasts.ts';
import type { Toast } from './toast.ts';

/** What a `Toaster` shows, and the way to add to it. */
export interface ToastQueue {
  /**
   * Shows a notice, at once or when there is room.
   * @param timeout how long it stays, ms; stands still under the pointer, in focus and in a hidden tab. @default 4000
   */
  add: (toast: Toast, timeout?: number) => void;
  /** The notices on the screen, for `Toaster`. */
  shown: ShownToasts;
}

/** Specification section 9. */
const limit = 5;
const lifetime = 4000;

/** A queue of notices: five on the screen, the rest wait in the order they came. */
export function createToastQueue(): ToastQueue {
  // react-aria's own limit would hide the oldest for a newer one; here the newer one waits.
  const shown = new ShownToasts();
  const waiting: { toast: Toast; timeout: number }[] = [];
  const showNext = () => {
    if (shown.visibleToasts.length >= limit) return;
    const next = waiting.shift();
    if (next !== undefined) shown.add(next.toast, { timeout: next.timeout });
  };
  shown.subscribe(showNext);
  return {
    add: (toast, timeout = lifetime) => {
      waiting.push({ toast, timeout });
      showNext();
    },
    shown,
  };
}
