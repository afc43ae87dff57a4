export { ProfileForm, type ProfileField, type ProfileFormProps } from './ProfileForm.tsx';
