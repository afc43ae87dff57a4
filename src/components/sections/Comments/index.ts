export { Comments, commentsId, type CommentsProps, LockedComments } from './Comments.tsx';
export type { CommentPolicyProps } from './CommentPolicy.tsx';
export type { Commentator, CommentView, Deed, Drafts, Place, ThreadView, Writing } from './comments.ts';
