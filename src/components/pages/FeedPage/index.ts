export type { FeedPageProps, FeedTab } from './feed.ts';
export { FeedPage } from './FeedPage.tsx';
export { FeedSkeleton } from './FeedSkeleton.tsx';
