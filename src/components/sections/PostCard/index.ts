export { PostCard, type PostAccess, type PostCardProps, type PostCount, type PostView } from './PostCard.tsx';
export { PostCardSkeleton } from './PostCardSkeleton.tsx';
