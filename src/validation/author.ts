import { limitLength } from './codePoints.ts';

const MAX_NAME_LENGTH = 100;
const MAX_ROLE_LENGTH = 60;

/** The longest text about oneself, in characters. */
export const bioLength = 300;

/** Rule of the name over an author's page and posts, trimmed. */
export function validateAuthorName(value: string): string | undefined {
  return value.trim() === '' ? 'Введите имя' : limitLength(value, MAX_NAME_LENGTH);
}

/** Rule of what an author does, trimmed: it stands beside the name everywhere, so it is never empty. */
export function validateRole(value: string): string | undefined {
  return value.trim() === '' ? 'Напишите, чем занимаетесь' : limitLength(value, MAX_ROLE_LENGTH);
}

/** Rule of the text about oneself, trimmed; it may be empty. */
export function validateBio(value: string): string | undefined {
  return limitLength(value, bioLength);
}
