export { FeedPage, type FeedPageProps, type FeedStatus } from './FeedPage.tsx';
export { FeedSkeleton } from './FeedSkeleton.tsx';
