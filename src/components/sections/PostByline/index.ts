export { PostByline, type PostAuthor, type PostBylineProps } from './PostByline.tsx';
export { PostBylineSkeleton, type PostBylineSkeletonProps } from './PostBylineSkeleton.tsx';
