export { useFeed } from './useFeed.ts';
