export { useBlockedReaders, useBlocking } from './blockedReaders.ts';
export type { Thread } from './threads.ts';
export { useCommentDrafts, useForgetCommentDrafts } from './useCommentDrafts.ts';
export { useCommentCalls } from './useCommentCalls.ts';
export { useComments } from './useComments.ts';
