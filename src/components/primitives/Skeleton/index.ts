export { Skeleton, type SkeletonProps } from './Skeleton.tsx';
export { TextSkeleton, type TextSkeletonProps } from './TextSkeleton.tsx';
export { TitleSkeleton } from './TitleSkeleton.tsx';
