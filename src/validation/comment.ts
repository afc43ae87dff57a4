import { limitLength } from './codePoints.ts';

/** The longest comment, in characters. */
const commentLength = 2000;

/** Rule of a comment, trimmed. */
export function validateComment(value: string): string | undefined {
  return value.trim() === '' ? 'Напишите комментарий' : limitLength(value, commentLength);
}
