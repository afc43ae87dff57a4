export type { ArticleGroup, ArticleLink } from './articles.ts';
export { KnowledgePage, type KnowledgePageProps, type KnowledgeStatus } from './KnowledgePage.tsx';
