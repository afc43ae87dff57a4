export { PhoneForm, type PhoneField, type PhoneFormProps } from './PhoneForm.tsx';
