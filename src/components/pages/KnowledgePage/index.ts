export {
  KnowledgePage,
  type ArticleGroup,
  type ArticleLink,
  type KnowledgePageProps,
  type KnowledgeStatus,
} from './KnowledgePage.tsx';
