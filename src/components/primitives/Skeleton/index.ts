export { Skeleton, type SkeletonProps } from './Skeleton.tsx';
export { TitleSkeleton } from './TitleSkeleton.tsx';
