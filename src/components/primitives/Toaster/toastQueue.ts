import { isSameToast, ShownToasts, type Toast } from './shownToasts.ts';

/** Specification section 9. */
const limit = 5;
const lifetime = 4000;

/** Queue of a `Toaster`: shows at most five notices, the rest wait in order. */
export class ToastQueue {
  // react-aria's own limit would hide the oldest for a newer one; here the newer one waits.
  readonly shown = new ShownToasts();
  readonly #waiting: { toast: Toast; timeout: number }[] = [];
  readonly #listeners = new Set<() => void>();
  /** Number of notices that fit on the screen, if known. */
  #room = limit;

  /**
   * Shows a notice as soon as there is space. A repeated notice restarts the time of the first.
   * @param timeout how long it stays, ms; stands still under the pointer, in focus and in a hidden tab. @default 4000
   */
  add(toast: Toast, timeout = lifetime): void {
    if (this.shown.renew(toast, timeout)) return;
    const same = this.#waiting.find((entry) => isSameToast(entry.toast, toast));
    if (same === undefined) this.#waiting.push({ toast, timeout });
    else same.timeout = timeout;
    this.#fill();
  }

  /** Listens to `waitingCount`. @returns the way to stop */
  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Number of notices that are not on the screen yet. */
  waitingCount(): number {
    return this.#waiting.length;
  }

  /** Replaces the visible notices by the waiting ones. */
  showNext(): void {
    for (const { key } of this.shown.visibleToasts) this.shown.close(key);
  }

  /** The notice has faded. */
  remove(key: string): void {
    this.shown.remove(key);
    this.refill();
  }

  /** The screen may have more room than before. */
  refill(): void {
    this.#room = limit;
    this.#fill();
  }

  /** Puts the newest notice back if it does not fit. One always stays. */
  putBack(): void {
    const [newest, ...others] = this.shown.visibleToasts;
    if (newest === undefined || others.length === 0) return;
    const { key, content, timeout = lifetime } = newest;
    this.#room = others.length;
    if (!this.shown.isLeaving(key)) this.#waiting.unshift({ toast: content, timeout });
    this.shown.remove(key);
    this.#tell();
  }

  #fill(): void {
    for (const { toast, timeout } of this.#waiting.splice(0, this.#room - this.shown.visibleToasts.length))
      this.shown.add(toast, { timeout });
    this.#tell();
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }
}

/** A queue of notices for the whole page. */
export const createToastQueue = () => new ToastQueue();
