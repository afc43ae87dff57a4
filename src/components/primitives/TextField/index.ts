export { TextField, type TextFieldProps } from './TextField.tsx';
export { Field, type FieldProps } from './Field.tsx';
export { Remarks } from './Remarks.tsx';
export { focusInput } from './focusInput.ts';
