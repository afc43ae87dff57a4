export { FormRow, type FormRowProps } from './FormRow.tsx';
export { row as formRow, title as formRowTitle } from './FormRow.css.ts';
