import { countCodePoints } from './codePoints.ts';
import { isReservedUsername } from './reservedUsernames.ts';

const MIN_LENGTH = 3;
const MAX_LENGTH = 30;

// ASCII letters only, so that no name looks like another (readings D13).
const allowed = /^[A-Za-z0-9._-]+$/;
const specialAtEdge = /^[._-]|[._-]$/;
const specialsInRow = /[._-]{2}/;
const digitsOnly = /^\d+$/;

const isInRange = (name: string): boolean => {
  const length = countCodePoints(name);
  return length >= MIN_LENGTH && length <= MAX_LENGTH;
};

/** Rules of a username; an empty one passes none. */
export const usernameParts = {
  length: (value: string): boolean => isInRange(value.trim()),
  characters: (value: string): boolean => allowed.test(value.trim()),
  edges: (value: string): boolean => value.trim() !== '' && !specialAtEdge.test(value.trim()),
  specials: (value: string): boolean => value.trim() !== '' && !specialsInRow.test(value.trim()),
  letters: (value: string): boolean => value.trim() !== '' && !digitsOnly.test(value.trim()),
} as const;

/** True for a name that the server made for a new account: nobody is called by it. */
export const isGeneratedUsername = (username: string): boolean =>
  /^reader-(?:[\da-f]{8}|[\da-f]{12})$/.test(username);

const check = (value: string, empty: string): string | undefined => {
  const name = value.trim();
  if (name === '') return empty;
  const length = countCodePoints(name);
  if (length < MIN_LENGTH) return 'Имя пользователя должно содержать минимум 3 символа';
  if (length > MAX_LENGTH) return 'Имя пользователя не должно превышать 30 символов';
  if (!allowed.test(name)) {
    return 'Имя пользователя может содержать только буквы, цифры, точки, дефисы и подчеркивания';
  }
  if (specialAtEdge.test(name)) {
    return 'Имя пользователя не может начинаться или заканчиваться точкой, дефисом или подчеркиванием';
  }
  if (specialsInRow.test(name)) {
    return 'Имя пользователя не может содержать несколько специальных символов подряд';
  }
  if (digitsOnly.test(name)) return 'Имя пользователя не может состоять только из цифр';
  if (isReservedUsername(name)) return 'Это имя пользователя оставлено за сайтом. Выберите другое';
  return undefined;
};

/** Rule of a username, trimmed (specification section 5). Returns the message of the first broken rule. */
export function validateUsername(value: string): string | undefined {
  return check(value, 'Введите имя пользователя');
}

/**
 * Rule of a username that is being changed.
 * @param current the name in use
 */
export function validateNewUsername(value: string, current: string): string | undefined {
  const broken = check(value, 'Введите новое имя пользователя');
  if (broken !== undefined) return broken;
  return value.trim() === current.trim() ? 'Новое имя пользователя должно отличаться от текущего' : undefined;
}
