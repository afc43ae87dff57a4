/** Messages that more than one call gives, as Djoser words them. */
export const emailTaken = 'Пользователь с таким email уже существует.';
export const wrongPassword = 'Неправильный пароль.';
