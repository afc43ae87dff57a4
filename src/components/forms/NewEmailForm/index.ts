export { NewEmailForm, type NewEmailField, type NewEmailFormProps } from './NewEmailForm.tsx';
