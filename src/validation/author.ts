import { limitLength } from './codePoints.ts';
import { isBlank, validateLine, validateText } from './text.ts';

const MAX_NAME_LENGTH = 100;
const MAX_ROLE_LENGTH = 60;

/** The longest text about oneself, in characters. */
export const bioLength = 300;

/** Rule of the name over an author's page and posts, trimmed. */
export function validateAuthorName(value: string): string | undefined {
  return isBlank(value) ? 'Введите имя' : (validateLine(value) ?? limitLength(value, MAX_NAME_LENGTH));
}

/** Rule of an author's occupation, trimmed: it is beside the name everywhere, so it is never empty. */
export function validateRole(value: string): string | undefined {
  if (isBlank(value)) return 'Напишите, чем занимаетесь';
  return validateLine(value) ?? limitLength(value, MAX_ROLE_LENGTH);
}

/** Rule of the text about oneself, trimmed; it may be empty. */
export function validateBio(value: string): string | undefined {
  return validateText(value) ?? limitLength(value, bioLength);
}
