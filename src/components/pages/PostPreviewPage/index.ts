export { PostPreviewPage, type PostPreviewPageProps } from './PostPreviewPage.tsx';
