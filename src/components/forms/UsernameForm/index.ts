export { UsernameForm, type UsernameField, type UsernameFormProps } from './UsernameForm.tsx';
