export { AuthorRow, type AuthorRowProps } from './AuthorRow.tsx';
export { AuthorRowSkeleton, type AuthorRowSkeletonProps } from './AuthorRowSkeleton.tsx';
