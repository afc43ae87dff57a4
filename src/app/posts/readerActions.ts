import { type ApiError, formatError } from '#src/api/errors.ts';
import { copyText } from '../shared/copyText.ts';
import { notify } from '../shell/notify.ts';

function reasonOf(error: ApiError): string {
  if (error.kind === 'offline') return 'Проверьте соединение и нажмите ещё раз.';
  if (error.kind === 'http' && error.status === 404) return 'Автор убрал этот пост.';
  return formatError(error, 'Нажмите ещё раз чуть позже.');
}

/** Says that a heart or a bookmark was undone. */
export const notifyMarkFailure = (error: ApiError) =>
  notify({ tone: 'error', title: 'Отметка не сохранилась', text: reasonOf(error) });

/** Hands on an address, the page's own unless another is named: by the system's own sheet where there is one, else into the clipboard. */
export async function sharePage(title = document.title, path = location.pathname): Promise<void> {
  const url = location.origin + path;
  try {
    const { share } = navigator as Partial<Navigator>;
    if (share !== undefined) return await share.call(navigator, { title, url });
    await copyText(url);
    notify({ tone: 'success', title: 'Ссылка скопирована' });
  } catch (error) {
    // The person closed the dialog without a choice.
    if (error instanceof DOMException && error.name === 'AbortError') return;
    notify({ tone: 'error', title: 'Ссылка не скопировалась', text: url });
  }
}
