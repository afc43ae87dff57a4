import { createObservable } from '#src/api/observable.ts';
import type { Toast } from '#src/components/primitives/Toaster/Toaster.tsx';
import { download } from './download.ts';

const downloadMachinery = download(() => import('./queue.ts'));

/** The machinery of notices, once it is there: most public pages never show any. */
export const notices = createObservable<Awaited<ReturnType<typeof downloadMachinery>> | undefined>(undefined);

async function prepare() {
  const downloaded = await downloadMachinery();
  if (notices.get() === undefined) notices.set(downloaded);
  return downloaded;
}

/** Downloads the machinery ahead of the first notice, which may be about a lost network. */
export const prepareNotices = (): void => void prepare().catch(() => {});

/**
 * Shows a notice at the top right (readings D10), as soon as its machinery is there.
 * @param timeout how long it stays, ms. @default 4000
 */
export function notify(toast: Toast, timeout?: number): void {
  prepare().then(
    ({ queue }) => queue.add(toast, timeout),
    // Nothing of the page downloads any more; the line about the network says so.
    () => {},
  );
}

/** The server did not answer who is looking (readings D2): for a notice, or for the popup that opened by itself. */
export const offline = {
  title: 'Нет связи с сервером',
  text: 'Не получилось восстановить вход. Повторим, когда соединение вернётся.',
};
