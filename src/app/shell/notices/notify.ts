import type { Toast } from '#src/components/primitives/Toaster/index.ts';
import { createObservable } from '#src/api/observable.ts';
import { download } from '../loading/download.ts';

/** The machinery of notices; it downloads with the first one, because most pages never show any. */
export const downloadNotices = download(() => import('./queue.ts'));

/** Becomes true with the first notice. */
export const hasNotices = createObservable(false);

/**
 * Shows a notice at the top right (readings D10). Silent when its machinery cannot be downloaded.
 * @param timeout how long it stays, ms. @default 4000
 */
export function notify(toast: Toast, timeout?: number): void {
  hasNotices.set(true);
  downloadNotices().then(
    ({ queue }) => queue.add(toast, timeout),
    () => {},
  );
}
