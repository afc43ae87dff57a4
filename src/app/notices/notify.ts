import type { Toast } from '#src/components/primitives/Toaster/index.ts';
import { createChunk } from '../chunks/chunk.ts';

const download = () => import('./queue.ts');

/** The machinery of notices; it downloads with the first one, because most pages never show any. */
export const notices = createChunk(download);

/**
 * Shows a notice at the top right (readings D10). Silent when its machinery cannot be downloaded.
 * @param timeout how long it stays, ms. @default 4000
 */
export function notify(toast: Toast, timeout?: number): void {
  notices.load();
  download().then(
    ({ queue }) => queue.add(toast, timeout),
    () => {},
  );
}
