export type { Following, OwnTools, PageLink, ProfilePageProps, ProfileTab, ProfileView } from './profile.ts';
export { ProfilePage } from './ProfilePage.tsx';
