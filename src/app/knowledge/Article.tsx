import { useState } from 'react';
import { brand } from '#src/brand.ts';
import { ArticlePage, type ArticleFeedbackStatus } from '#src/components/pages/ArticlePage/index.ts';
import { Message } from '#src/components/pages/MessagePage/index.ts';
import { BesideArt } from '#src/components/primitives/BesideArt/index.ts';
import { LinkButton } from '#src/components/primitives/LinkButton/index.ts';
import { PageMeta } from '../shell/meta/PageMeta.tsx';
import { paths } from '../shared/paths.ts';
import { articles } from './catalogue.ts';
import { linksBeside } from './links.ts';

/** An article; its address may be out of date. */
export function Article({ id }: { id: string }) {
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
