export { RegisterForm, type RegisterField, type RegisterFormProps } from './RegisterForm.tsx';
