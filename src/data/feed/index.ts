export { type Tab, useFeed } from './useFeed.ts';
export { useForgetFeed } from './useForgetFeed.ts';
export { useNewPosts } from './useNewPosts.ts';
