export type { Offer } from './LockedGate.tsx';
export { PostCard, type PostAccess, type PostCardProps, type PostView } from './PostCard.tsx';
export { PostCardSkeleton } from './PostCardSkeleton.tsx';
