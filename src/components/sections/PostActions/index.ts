export { PostActions, type PostActionsProps, type PostCount, type PostMarks } from './PostActions.tsx';
