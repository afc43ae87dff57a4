import { countCodePoints } from './codePoints.ts';

const MIN_LENGTH = 8;

// Letters of any script count (readings D15); the password itself is never trimmed or folded.
const lowercase = /\p{Ll}/u;
const uppercase = /\p{Lu}/u;
const digit = /\d/;

const isShort = (value: string): boolean => countCodePoints(value) < MIN_LENGTH;

/** Rules of a new password, in the order in which they are shown. */
export const passwordParts = {
  length: (value: string): boolean => !isShort(value),
  lowercase: (value: string): boolean => lowercase.test(value),
  uppercase: (value: string): boolean => uppercase.test(value),
  digit: (value: string): boolean => digit.test(value),
} as const;

/** Rule of the login form: an existing password is asked only for its length (specification section 5). */
export function validateLoginPassword(value: string): string | undefined {
  if (value === '') return 'Введите пароль';
  return isShort(value) ? 'Пароль должен быть не менее 8 символов' : undefined;
}

/** Rule of the registration form: one message for any missing kind of character. */
export function validateRegistrationPassword(value: string): string | undefined {
  if (value === '') return 'Введите пароль';
  if (isShort(value)) return 'Пароль должен быть не менее 8 символов';
  const isMixed = lowercase.test(value) && uppercase.test(value) && digit.test(value);
  return isMixed ? undefined : 'Введите цифры, строчные и прописные буквы';
}

/** The shared rule; messages in the order of the specification, section 5. */
export function validatePassword(value: string): string | undefined {
  if (value === '') return 'Введите пароль';
  if (isShort(value)) return 'Пароль должен содержать минимум 8 символов';
  if (!lowercase.test(value)) return 'Пароль должен содержать строчные буквы';
  if (!uppercase.test(value)) return 'Пароль должен содержать заглавные буквы';
  if (!digit.test(value)) return 'Пароль должен содержать цифры';
  return undefined;
}

/** Rule of a new password: in the settings and by the link of the recovery message. */
export function validateNewPassword(value: string): string | undefined {
  return value === '' ? 'Введите новый пароль' : validatePassword(value);
}

/** Rule of the repeated new password. */
export function validatePasswordConfirmation(value: string, password: string): string | undefined {
  if (value === '') return 'Подтвердите новый пароль';
  return value === password ? undefined : 'Пароли не совпадают';
}

/** Rule of the password asked before a change. */
export function validateCurrentPassword(value: string): string | undefined {
  return value === '' ? 'Введите текущий пароль' : undefined;
}
