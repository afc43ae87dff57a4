export { Comments, commentsId, type CommentsProps, LockedComments } from './Comments.tsx';
export type { CommentPolicyProps } from './CommentPolicy.tsx';
export type {
  CommentAction,
  Commenter,
  CommentView,
  Drafts,
  Place,
  ThreadView,
  Writing,
} from './comments.ts';
