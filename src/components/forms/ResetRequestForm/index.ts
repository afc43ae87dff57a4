export { ResetRequestForm, type ResetRequestField, type ResetRequestFormProps } from './ResetRequestForm.tsx';
