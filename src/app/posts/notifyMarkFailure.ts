import { type ApiError, formatError } from '#src/api/errors.ts';
import { notify } from '../shell/notify.ts';

function reasonOf(error: ApiError): string {
  if (error.kind === 'offline') return 'Проверьте соединение и нажмите ещё раз.';
  if (error.kind === 'http' && error.status === 404) return 'Автор убрал этот пост.';
  return formatError(error, 'Нажмите ещё раз чуть позже.');
}

/** Says that a heart or a bookmark was undone. */
export const notifyMarkFailure = (error: ApiError) =>
  notify({ tone: 'error', title: 'Отметка не сохранилась', text: reasonOf(error) });
