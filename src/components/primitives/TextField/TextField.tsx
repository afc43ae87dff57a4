import { Field, type FieldProps } from './Field.tsx';

export type TextFieldProps = FieldProps;

/** One line of text with its label (design section 8). What is typed is never refused or altered here. */
export function TextField(props: TextFieldProps) {
  return <Field {...props} />;
}
