import { limitLength } from './codePoints.ts';
import { isBlank, validateLine } from './text.ts';

const MAX_LENGTH = 150;

/** Rule of a first or last name: it may be empty, and has the limit of the server. */
export function validateName(value: string): string | undefined {
  return isBlank(value) ? undefined : (validateLine(value) ?? limitLength(value, MAX_LENGTH));
}
