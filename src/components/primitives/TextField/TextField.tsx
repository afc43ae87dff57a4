import { Field, type FieldProps } from './Field.tsx';

export { Field, type FieldProps } from './Field.tsx';
export { Remarks } from './Remarks.tsx';
export { focusInput } from './focusInput.ts';

export type TextFieldProps = FieldProps;

/** One line of text with its label (design section 8). What is typed is never refused or altered here. */
export function TextField(props: TextFieldProps) {
  return <Field {...props} />;
}
