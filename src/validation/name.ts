import { limitLength } from './codePoints.ts';
import { isBlank, tidyText, validateLine } from './text.ts';

const MAX_LENGTH = 150;

/** Rule of a first or last name: it may be empty, and has the limit of the server. */
export function validateName(value: string): string | undefined {
  return isBlank(value) ? undefined : (validateLine(value) ?? limitLength(value, MAX_LENGTH));
}

/** Rule of a name by which a person introduces themselves: it may not be empty. */
export const validateGivenName = (value: string): string | undefined =>
  isBlank(value) ? 'Введите имя' : validateName(value);

/** A whole name as an account has it: the first word, and the rest. */
export function splitName(name: string): { readonly first: string; readonly last: string } {
  const [, first = '', last = ''] = /^(\S*)\s*(.*)$/s.exec(tidyText(name)) ?? [];
  return { first, last };
}

/** The whole name of an account. */
export const joinName = ({ first, last }: ReturnType<typeof splitName>): string => `${first} ${last}`.trim();

/** Name of a person who has given none. */
export const namelessPerson = 'Читатель';
