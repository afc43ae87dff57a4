import { useState } from 'react';
import { brand } from '#src/brand.ts';
import { ArticlePage, type ArticleFeedbackStatus } from '#src/components/pages/ArticlePage/index.ts';
import { LinkButton } from '#src/components/primitives/LinkButton/index.ts';
import { PageTitle } from '#src/components/primitives/PageTitle/index.ts';
import { Stack } from '#src/components/primitives/Stack/index.ts';
import { PageMeta } from '../meta/PageMeta.tsx';
import { paths } from '../navigation/paths.ts';
import { articles } from './catalogue.ts';

/** An article; its address may be out of date. */
export function ArticleRoute({ id }: { id: string }) {
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
        feedback={{ status, onAnswer: (kind) => setStatus({ kind }), supportHref: brand.supportUrl }}
      />
    </>
  );
}

function NoArticle() {
  return (
    <Stack gap="x5">
      <PageMeta title="Статья не&nbsp;найдена" noIndex />
      <PageTitle>Такой статьи нет</PageTitle>
      <p>Она переехала, или в{'\u00a0'}адресе опечатка.</p>
      <LinkButton href={paths.knowledgeBase} kind="secondary">
        Все статьи
      </LinkButton>
    </Stack>
  );
}
