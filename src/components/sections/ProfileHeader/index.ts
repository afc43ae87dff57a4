export { Cover, type CoverName, type CoverProps, covers, type CoverView } from './Cover.tsx';
export { ProfileHeader, type ProfileHeaderProps, type ProfilePerson } from './ProfileHeader.tsx';
