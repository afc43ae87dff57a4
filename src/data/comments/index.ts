export type { Thread } from './threads.ts';
export { useCommentCalls } from './useCommentCalls.ts';
export { useComments } from './useComments.ts';
