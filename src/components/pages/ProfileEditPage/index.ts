export { ProfileEditPage, type ProfileEditPageProps, type EditedProfile } from './ProfileEditPage.tsx';
