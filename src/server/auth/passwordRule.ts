import { validatePassword } from '#src/validation/index.ts';
import type { UserRow } from './bearer.ts';
import { wrongPassword } from './messages.ts';
import type { Passwords } from './passwords.ts';

/** Longer ones are refused before they are hashed; in UTF-16 units. */
const maxLength = 128;

/** The client's rule and an upper limit; returns the message of the broken one. */
export const passwordProblem = (password: string): string | undefined =>
  password.length > maxLength ? 'Пароль не должен превышать 128 символов' : validatePassword(password);

/** Message for a password that is not the one in use. */
export const currentPasswordProblem = async (
  passwords: Passwords,
  { passwordHash }: UserRow,
  typed: string,
): Promise<string | undefined> => ((await passwords.verify(passwordHash, typed)) ? undefined : wrongPassword);
