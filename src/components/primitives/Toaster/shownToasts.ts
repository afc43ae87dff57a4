import { UNSTABLE_ToastQueue as AriaToastQueue } from 'react-aria-components/Toast';

/** A notice at the edge of the screen. */
export interface Toast {
  /** Colour and sign; an `error` interrupts the screen reader. */
  tone: 'error' | 'success' | 'info';
  /** One or two words in bold. */
  title: string;
  /** One sentence. @default none */
  text?: string;
  /** Action of the notice, which closes it. Offer it elsewhere, too: notices do not stay. */
  action?: { label: string; onPress: () => void };
}

/** True if both notices have the same text. Notices with an action always differ: each acts on its own matter. */
export const isSameToast = (one: Toast, other: Toast): boolean =>
  one.tone === other.tone &&
  one.title === other.title &&
  one.text === other.text &&
  one.action === undefined &&
  other.action === undefined;

/**
 * Visible notices. Adds to react-aria's queue: notices fade before they are removed, and timers pause while the tab is
 * hidden, also those of new notices.
 */
export class ShownToasts extends AriaToastQueue<Toast> {
  readonly #listeners = new Set<() => void>();
  readonly #leaving = new Set<string>();
  readonly #renewals = new Map<string, number>();
  #isHeld = false;
  #isHidden = false;

  override subscribe(listener: () => void): () => void {
    const unsubscribe = super.subscribe(listener);
    this.#listeners.add(listener);
    return () => {
      unsubscribe();
      this.#listeners.delete(listener);
    };
  }

  /** True while the notice fades away. */
  isLeaving(key: string): boolean {
    return this.#leaving.has(key);
  }

  /** The cross, Escape or the clock: the notice fades, then `ToastCard` removes it. */
  override close(key: string): void {
    this.#leaving.add(key);
    this.#tell();
  }

  /** Number of times the notice was repeated. */
  renewals(key: string): number {
    return this.#renewals.get(key) ?? 0;
  }

  /** A repeated notice: the one on the screen stays for the time of the new one. @returns whether there is one */
  renew(toast: Toast, timeout: number): boolean {
    const same = this.visibleToasts.find(
      ({ key, content }) => isSameToast(content, toast) && !this.isLeaving(key),
    );
    if (same === undefined) return false;
    same.timeout = timeout;
    this.#renewals.set(same.key, this.renewals(same.key) + 1);
    this.#tell();
    return true;
  }

  /** The notice's time begins again. */
  restart(key: string): void {
    const toast = this.visibleToasts.find((shown) => shown.key === key);
    if (toast?.timer === undefined || toast.timeout === undefined) return;
    toast.timer.pause();
    toast.timer.reset(toast.timeout);
    this.setClocks();
  }

  /** Takes the notice away. */
  remove(key: string): void {
    this.#leaving.delete(key);
    this.#renewals.delete(key);
    // Pointer and focus cannot leave what is no longer there.
    if (this.visibleToasts.length === 1) this.#isHeld = false;
    super.close(key);
  }

  /** Pointer or focus is on the notices. */
  override pauseAll(): void {
    this.#isHeld = true;
    this.setClocks();
  }

  override resumeAll(): void {
    this.#isHeld = false;
    this.setClocks();
  }

  /** The tab is shown or hidden. */
  setHidden(isHidden: boolean): void {
    this.#isHidden = isHidden;
    this.setClocks();
  }

  /** A new notice starts its own timer, which must pause with the others. */
  setClocks(): void {
    // First: a clock resumed twice would run twice.
    super.pauseAll();
    if (!this.#isHeld && !this.#isHidden) super.resumeAll();
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }
}
