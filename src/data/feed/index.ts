export { useOutdateFeed } from './outdated.ts';
export type { Tab } from './tab.ts';
export { useFeed } from './useFeed.ts';
export { useNewPosts } from './useNewPosts.ts';
