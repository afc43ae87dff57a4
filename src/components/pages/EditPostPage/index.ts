export { EditPostPage, type EditPostPageProps } from './EditPostPage.tsx';
export type { EditedPost } from './Writing.tsx';
