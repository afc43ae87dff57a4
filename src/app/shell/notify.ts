import { createObservable } from '#src/api/observable.ts';
import type { Toast } from '#src/components/primitives/Toaster/Toaster.tsx';
import { download } from './download.ts';

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

/** The server did not answer who is looking (readings D2): for a notice, or for the popup that opened by itself. */
export const offline = {
  title: 'Нет связи с сервером',
  text: 'Не получилось восстановить вход. Повторим, когда соединение вернётся.',
};
