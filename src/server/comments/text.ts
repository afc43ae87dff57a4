import { validateComment } from '#src/validation/index.ts';
import { checkFields, storable } from '../http/checkFields.ts';

const problem = storable(validateComment);

/** A comment as it is kept. @throws {HttpError} 400 for one that is empty or too long */
export function textOf({ text }: { readonly text: string }): string {
  checkFields({ text: problem(text) });
  return text.trim();
}
