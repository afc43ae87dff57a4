/** The word to type. */
export const word = 'удалить';

/** Things that are deleted with the account. */
export const losses = [
  'профиль и имя пользователя',
  'все публикации и черновики',
  'файлы публикаций и комментарии под ними',
  'ваши отметки и закладки',
  'подписки: ваши и на вас',
] as const;

/** Rule of the typed word; letter case and spaces around make no difference. */
export const validateWord = (value: string): string | undefined =>
  value.trim().toLowerCase() === word ? undefined : `Введите слово «${word}», чтобы подтвердить удаление`;
