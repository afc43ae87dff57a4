export { TextField, type TextFieldProps } from './TextField.tsx';
export { Field, type FieldProps } from './Field.tsx';
export { end as fieldEnd } from './TextField.css.ts';
