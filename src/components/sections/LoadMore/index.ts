export { LoadMore, type LoadMoreProps, type LoadMoreStatus } from './LoadMore.tsx';
export { useFirstNewItem } from './useFirstNewItem.ts';
