import { countCodePoints } from './codePoints.ts';

const MAX_LENGTH = 150;

/** Rule of a first or last name: it may be empty, and has the limit of the server. */
export function validateName(value: string): string | undefined {
  return countCodePoints(value.trim()) > MAX_LENGTH ? 'Не\u00a0более 150\u00a0символов' : undefined;
}
