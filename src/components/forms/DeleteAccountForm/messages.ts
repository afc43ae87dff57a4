/** The word to type. */
export const word = 'удалить';

/** What goes with the account. */
export const losses = [
  'профиль и\u00a0имя пользователя',
  'все публикации и\u00a0черновики',
  'файлы публикаций и\u00a0комментарии под\u00a0ними',
  'ваши отметки и\u00a0закладки',
  'подписки: ваши и\u00a0на\u00a0вас',
] as const;

/** Rule of the typed word; letter case and spaces around make no difference. */
export const validateWord = (value: string): string | undefined =>
  value.trim().toLowerCase() === word ? undefined : `Введите слово «${word}», чтобы подтвердить удаление`;
