export { FeedPosts } from './FeedPosts.tsx';
export type { FeedPageProps, FeedTab } from './feed.ts';
export { FeedPage } from './FeedPage.tsx';
export { FeedSkeleton, PostsSkeleton } from './FeedSkeleton.tsx';
