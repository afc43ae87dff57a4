export { useOutdateFeed } from './outdated.ts';
export { useFeed } from './useFeed.ts';
export { useNewPosts } from './useNewPosts.ts';
