import { tidyText, validateComment } from '#src/validation/index.ts';
import { checkFields } from '../http/checkFields.ts';

/** A comment as it is kept. @throws {HttpError} 400 for one that is empty or too long */
export function textOf({ text }: { readonly text: string }): string {
  checkFields({ text: validateComment(text) });
  return tidyText(text);
}
