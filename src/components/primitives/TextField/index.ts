export { TextField, type TextFieldProps } from './TextField.tsx';
export { Field, type FieldProps } from './Field.tsx';
export { Remarks } from './Remarks.tsx';
export { focusInput } from './focusInput.ts';
export {
  bare as fieldInput,
  field as fieldLayout,
  frame as fieldFrame,
  label as fieldLabel,
} from './frame.css.ts';
