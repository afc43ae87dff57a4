import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { brand } from '#src/brand.ts';
import { type ArticleFeedbackStatus, ArticlePage } from '#src/components/pages/ArticlePage/ArticlePage.tsx';
import {
  type ArticleGroup,
  KnowledgePage,
  type KnowledgeStatus,
} from '#src/components/pages/KnowledgePage/KnowledgePage.tsx';
import { Message } from '#src/components/pages/MessagePage/MessagePage.tsx';
import { BesideArt } from '#src/components/primitives/BesideArt/BesideArt.tsx';
import { LinkButton } from '#src/components/primitives/LinkButton/LinkButton.tsx';
import type { NounForms } from '#src/format/noun.ts';
import { withNoun } from '#src/format/plural.ts';
import { paths } from '../shared/paths.ts';
import { articleOf } from '../shell/inner.ts';
import { PageMeta } from '../shell/PageMeta.tsx';
import { titles } from '../shell/titles.ts';
import { articles, findArticles, groups, linksBeside, linkTo } from './catalogue.ts';

/** `/knowledge-base`, and with `?article=…` one of its articles. */
export function Component() {
  const id = articleOf(useLocation().search);
  // The query is kept here, so that Back from an article restores the search.
  const [query, setQuery] = useState('');
  return id === null ? <Articles query={query} onQueryChange={setQuery} /> : <Article key={id} id={id} />;
}

const articleForms: NounForms = ['статья', 'статьи', 'статей'];

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
  return { kind: 'results', results, count: `Нашлось: ${withNoun(results.length, articleForms)}` };
}

interface ArticlesProps {
  query: string;
  onQueryChange: (query: string) => void;
}

/** Every article, or those that hold what is searched for. */
function Articles({ query, onQueryChange }: ArticlesProps) {
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

/** An article; its address may be out of date. */
function Article({ id }: { id: string }) {
  const text = articles.get(id);
  const [status, setStatus] = useState<ArticleFeedbackStatus>({ kind: 'asked' });
  if (text === undefined) return <NoArticle />;
  const { title, description, sections } = text;
  return (
    <>
      <PageMeta title={title} noIndex />
      <ArticlePage
        {...{ title, description, sections }}
        indexHref={paths.knowledgeBase}
        related={linksBeside(id)}
        feedback={{ status, onAnswer: (kind) => setStatus({ kind }), supportHref: brand.supportUrl }}
      />
    </>
  );
}

function NoArticle() {
  return (
    <BesideArt art="guitar">
      <PageMeta title="Статья не найдена" noIndex />
      <Message
        title="Такой статьи нет"
        note="Она переехала, или в адресе опечатка."
        actions={
          <LinkButton href={paths.knowledgeBase} kind="secondary">
            Все статьи
          </LinkButton>
        }
      />
    </BesideArt>
  );
}
