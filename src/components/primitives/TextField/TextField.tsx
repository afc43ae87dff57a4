import { Field, type FieldProps } from './Field.tsx';

export type TextFieldProps = FieldProps;

/** One line of text with its label (DESIGN.md section 8). What is typed is never refused or altered here. */
export function TextField(props: TextFieldProps) {
  return <Field {...props} />;
}
