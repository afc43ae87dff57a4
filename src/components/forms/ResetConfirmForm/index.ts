export { ResetConfirmForm, type ResetConfirmField, type ResetConfirmFormProps } from './ResetConfirmForm.tsx';
