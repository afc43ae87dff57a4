export { EditPostPage, type EditPostPageProps } from './EditPostPage.tsx';
export type { EditedPost, WritingPopup } from './Writing.tsx';
