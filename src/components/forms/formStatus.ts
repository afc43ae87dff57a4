/**
 * What became of a form's last submit. A new object is a new answer: its field errors show until their field is edited.
 * @typeParam Field names of the fields as the API calls them
 */
export type FormStatus<Field extends string> =
  | { kind: 'idle' }
  /** Sent, no answer yet: fields keep their values, the button is pending, nothing is sent twice. */
  | { kind: 'submitting' }
  /** Refused: a sentence for the whole form, for single fields, or both. */
  | { kind: 'error'; message?: string; fields?: Partial<Record<Field, string>> }
  /** Done: the sentence shows and the fields are emptied. */
  | { kind: 'success'; message: string };
