export { type CoverName, covers } from './Cover.tsx';
export { ProfileHeader, type ProfileHeaderProps, type ProfilePerson } from './ProfileHeader.tsx';
