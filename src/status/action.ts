/**
 * Something a person has asked for: a form's submit, the button of a row. A new object is a new answer: its field errors
 * show until their field is edited.
 * @typeParam Field names of the form's fields as the API calls them; none for a button
 */
export type Action<Field extends string = never> =
  /** Nothing was asked for, or there is no result to show. */
  | { readonly kind: 'idle' }
  /** Sent, no answer yet: fields keep their values, the button is pending, nothing is sent twice. */
  | { readonly kind: 'pending' }
  /** Agreed to; the sentence shows where there is one. */
  | { readonly kind: 'done'; readonly message?: string }
  /** Refused: a sentence for all of it, for single fields, or both. */
  | {
      readonly kind: 'failed';
      readonly message?: string;
      readonly fields?: Readonly<Partial<Record<Field, string>>>;
    };

/** Text of a whole refusal; a refusal without any text gets the specification's (section 8). */
export function failureOf(action: Action<string>): string | undefined {
  if (action.kind !== 'failed') return undefined;
  return action.message ?? (action.fields === undefined ? 'Произошла ошибка' : undefined);
}
