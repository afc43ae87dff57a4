import { validatePassword } from '#src/validation/index.ts';

/** Longer ones are refused before they are hashed; in UTF-16 units. */
const maxLength = 128;

/** The client's rule and an upper limit; returns the message of the broken one. */
export const passwordProblem = (password: string): string | undefined =>
  password.length > maxLength ? 'Пароль не должен превышать 128 символов' : validatePassword(password);
