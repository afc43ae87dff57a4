import { Link } from '../../primitives/Link/Link.tsx';
import { PageTitle } from '../../primitives/PageTitle/PageTitle.tsx';
import { Contents, Prose, type Section } from '../../sections/Prose/Prose.tsx';
import { ArticleFeedback, type ArticleFeedbackProps } from './ArticleFeedback.tsx';
import type { ArticleLink } from '../KnowledgePage/KnowledgePage.tsx';
import * as css from './ArticlePage.css.ts';
import { Related } from './Related.tsx';

export type { ArticleFeedbackStatus } from './ArticleFeedback.tsx';

export interface ArticlePageProps {
  title: string;
  /** One sentence on what the article tells. */
  description: string;
  sections: readonly Section[];
  /** All articles. */
  indexHref: string;
  feedback: ArticleFeedbackProps;
  /** Articles to read next. */
  related: readonly ArticleLink[];
}

/**
 * An article of the knowledge base (design section 9): its contents above the text, on wide screens beside it.
 */
export function ArticlePage(props: ArticlePageProps) {
  const { title, description, sections, indexHref, feedback, related } = props;
  return (
    <>
      <p className={css.back}>
        <Link kind="text" href={indexHref}>
          База знаний
        </Link>
      </p>
      <PageTitle kind="article">{title}</PageTitle>
      <p className={css.lead}>{description}</p>
      <div className={css.body}>
        <div className={css.contents}>
          <Contents kind="help" sections={sections} />
        </div>
        <div>
          <Prose kind="help" sections={sections} />
          <ArticleFeedback {...feedback} />
        </div>
      </div>
      {related.length > 0 && <Related articles={related} />}
    </>
  );
}
