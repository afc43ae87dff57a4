import { validateComment } from '#src/validation/index.ts';
import { checkFields } from '../http/checkFields.ts';

/** PostgreSQL's text has no place for this character. */
const problem = (text: string) =>
  text.includes('\u0000') ? 'Данные содержат запрещённый символ: ноль-байт' : validateComment(text);

/** A comment as it is kept. @throws {HttpError} 400 for one that is empty or too long */
export function textOf({ text }: { readonly text: string }): string {
  checkFields({ text: problem(text) });
  return text.trim();
}
