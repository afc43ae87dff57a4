import { limitLength } from './codePoints.ts';
import { isBlank, validateText } from './text.ts';

/** The longest comment, in characters. */
export const commentLength = 2000;

/** Rule of a comment, trimmed. */
export function validateComment(value: string): string | undefined {
  if (isBlank(value)) return 'Напишите комментарий';
  return validateText(value) ?? limitLength(value, commentLength);
}
