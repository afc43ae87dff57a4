export { type CoverName, covers } from './Cover.tsx';
export {
  ProfileHeader,
  type ProfileHeaderProps,
  ProfileHeaderSkeleton,
  type ProfilePerson,
} from './ProfileHeader.tsx';
