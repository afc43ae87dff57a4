export { AuthorList, type AuthorListProps } from './AuthorList.tsx';
export { AuthorListSkeleton } from './AuthorListSkeleton.tsx';
