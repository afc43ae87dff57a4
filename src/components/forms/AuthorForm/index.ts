export { AuthorForm, type AuthorFormProps } from './AuthorForm.tsx';
export type { AuthorField, AuthorTexts, Availability, EditedPicture, PictureKind } from './author.ts';
