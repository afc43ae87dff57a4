export { type AuthorSubscription, type AuthorView } from './AuthorItem.tsx';
export { AuthorsPage, type AuthorsPageProps, type AuthorsStatus } from './AuthorsPage.tsx';
