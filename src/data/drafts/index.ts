export { useAudience, usePreview, useRevision, useRevisions } from './questions.ts';
export { useOwnPostCalls } from './useOwnPostCalls.ts';
export { useOwnPosts } from './useOwnPosts.ts';
export { useUnsent } from './useUnsent.ts';
export { type UnsentPosts, useUnsentPosts } from './useUnsentPosts.ts';
