export { EditPostPage, type EditPostPageProps } from './EditPostPage.tsx';
export { Sheet } from './EditPostSkeleton.tsx';
export type { EditedPost, WritingPopup } from './Writing.tsx';
