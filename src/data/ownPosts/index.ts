export { useAudience, usePreview, useRevision, useRevisions } from './questions.ts';
export { useOwnPostCalls } from './useOwnPostCalls.ts';
export { useOwnPosts } from './useOwnPosts.ts';
