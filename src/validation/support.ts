import { limitLength } from './codePoints.ts';
import { isBlank, validateText } from './text.ts';

/** The longest message to the support, in characters. */
export const supportTextLength = 4000;

/** Rule of a message to the support, trimmed. */
export function validateSupportText(value: string): string | undefined {
  if (isBlank(value)) return 'Напишите, что случилось';
  return validateText(value) ?? limitLength(value, supportTextLength);
}
