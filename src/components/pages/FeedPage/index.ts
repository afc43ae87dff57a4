export { FeedPage, type FeedPageProps, type FeedStatus } from './FeedPage.tsx';
export type { FeedMore } from './FeedPosts.tsx';
export { FeedSkeleton } from './FeedSkeleton.tsx';
