export { AppearanceForm, type Appearance, type AppearanceFormProps } from './AppearanceForm.tsx';
