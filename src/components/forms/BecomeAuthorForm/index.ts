export { BecomeAuthorForm, type BecomeAuthorField, type BecomeAuthorFormProps } from './BecomeAuthorForm.tsx';
