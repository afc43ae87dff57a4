export { PhoneCodeForm, type PhoneCodeField, type PhoneCodeFormProps } from './PhoneCodeForm.tsx';
