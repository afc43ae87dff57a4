export { useAudience, usePreview, useRevision, useRevisions } from './questions.ts';
export { useOwnPostCalls } from './useOwnPostCalls.ts';
export { type OwnState, useOwnPosts } from './useOwnPosts.ts';
