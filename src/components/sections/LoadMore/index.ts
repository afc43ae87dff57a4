export { LoadMore, type LoadMoreProps } from './LoadMore.tsx';
export { useFirstNewItem } from './useFirstNewItem.ts';
