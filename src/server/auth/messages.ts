/** Messages that more than one call gives, as Djoser words them. */
export const emailTaken = 'Пользователь с таким email уже существует.';
/** Refusals to people who have not proved their e-mail, by what they wanted to do. */
export const unverifiedMessages = {
  publish: 'Подтвердите email, чтобы публиковать посты.',
  comment: 'Подтвердите email, чтобы комментировать.',
} as const;
/** Reply to a person whose account is suspended. */
export const suspendedMessage = 'Аккаунт приостановлен. Напишите в поддержку.';
export const wrongPassword = 'Неправильный пароль.';
export const deadToken = 'Токен недействителен или просрочен';
export const wrongTokenType = 'Токен имеет неправильный тип';
