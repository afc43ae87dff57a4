export { type AuthorView } from './AuthorItem.tsx';
export { AuthorsPage, type AuthorsPageProps } from './AuthorsPage.tsx';
