import { countCodePoints } from './codePoints.ts';

/** The longest comment, in characters. */
export const commentLength = 2000;

/** Rule of a comment, trimmed. */
export function validateComment(value: string): string | undefined {
  const text = value.trim();
  if (text === '') return 'Напишите комментарий';
  return countCodePoints(text) > commentLength ? 'Не\u00a0более 2000\u00a0символов' : undefined;
}
