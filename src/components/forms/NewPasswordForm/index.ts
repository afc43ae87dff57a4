export { NewPasswordForm, type NewPasswordField, type NewPasswordFormProps } from './NewPasswordForm.tsx';
