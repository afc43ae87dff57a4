export { authorList } from './AuthorRow.css.ts';
export { AuthorRow, type AuthorRowProps } from './AuthorRow.tsx';
export { AuthorRowSkeleton } from './AuthorRowSkeleton.tsx';
