export { FeedPage, type FeedPageProps } from './FeedPage.tsx';
export { FeedSkeleton } from './FeedSkeleton.tsx';
