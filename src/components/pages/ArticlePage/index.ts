export { ArticlePage, type ArticlePageProps } from './ArticlePage.tsx';
export type { ArticleFeedbackStatus } from './ArticleFeedback.tsx';
