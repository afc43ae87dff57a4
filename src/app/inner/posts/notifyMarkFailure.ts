import { notify } from '../../notices/notify.ts';

/** A heart or a bookmark has gone back to what it was. */
export const notifyMarkFailure = () =>
  notify({
    tone: 'error',
    title: 'Отметка не\u00a0сохранилась',
    text: 'Проверьте соединение и\u00a0нажмите ещё раз.',
  });
