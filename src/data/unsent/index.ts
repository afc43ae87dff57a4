export { useUnsent } from './useUnsent.ts';
export { type UnsentPosts, useUnsentPosts } from './useUnsentPosts.ts';
