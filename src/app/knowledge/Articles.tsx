import { brand } from '#src/brand.ts';
import {
  type ArticleGroup,
  KnowledgePage,
  type KnowledgeStatus,
} from '#src/components/pages/KnowledgePage/index.ts';
import type { NounForms } from '#src/format/noun.ts';
import { withNoun } from '#src/format/plural.ts';
import { PageMeta } from '../shell/meta/PageMeta.tsx';
import { titles } from '../shell/meta/titles.ts';
import { paths } from '../shared/paths.ts';
import { articles, groups } from './catalogue.ts';
import { linkTo } from './links.ts';
import { findArticles } from './search.ts';

const found: NounForms = ['статья', 'статьи', 'статей'];

const nothing = 'Ничего не нашлось. Попробуйте другие слова.';

const documents = [
  { href: paths.termsOfService, title: 'Пользовательское соглашение' },
  { href: paths.paymentTerms, title: 'Условия оплаты' },
  { href: paths.privacyPolicy, title: 'Политика конфиденциальности' },
  { href: paths.cookiesPolicy, title: 'Политика cookies' },
];

const allArticles: readonly ArticleGroup[] = groups.map((group) => ({
  title: group.title,
  articles: Object.entries(group.articles).map(([id, text]) => linkTo(id, text)),
}));

function statusOf(query: string): KnowledgeStatus {
  if (query.trim() === '') return { kind: 'groups', groups: allArticles };
  const results = findArticles(query).flatMap((id) => {
    const text = articles.get(id);
    return text === undefined ? [] : [linkTo(id, text)];
  });
  if (results.length === 0) return { kind: 'nothing', count: nothing, groups: allArticles };
  return { kind: 'results', results, count: `Нашлось: ${withNoun(results.length, found)}` };
}

interface ArticlesProps {
  query: string;
  onQueryChange: (query: string) => void;
}

/** Every article, or those that hold what is searched for. */
export function Articles({ query, onQueryChange }: ArticlesProps) {
  return (
    <>
      <PageMeta title={titles.knowledgeBase} noIndex />
      <KnowledgePage
        status={statusOf(query)}
        query={query}
        onQueryChange={onQueryChange}
        supportHref={brand.supportUrl}
        documents={documents}
      />
    </>
  );
}
