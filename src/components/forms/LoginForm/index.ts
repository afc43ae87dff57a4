export { LoginForm, type LoginField, type LoginFormProps } from './LoginForm.tsx';
