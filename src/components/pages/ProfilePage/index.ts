export type { Following, ProfilePageProps, ProfileTab, ProfileView } from './profile.ts';
export { ProfilePage } from './ProfilePage.tsx';
