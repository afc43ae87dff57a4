import { useRef } from 'react';
import { hyphenate } from '#src/format/hyphenation.ts';
import { Link } from '../../primitives/Link/Link.tsx';
import { PageTitle } from '../../primitives/PageTitle/PageTitle.tsx';
import { Contents, Prose, type Section } from '../../sections/Prose/Prose.tsx';
import type { ArticleLink } from '../KnowledgePage/KnowledgePage.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Inline } from '../../primitives/Inline/Inline.tsx';
import { useFocusOn } from '../../primitives/focus.ts';
import * as css from './ArticlePage.css.ts';

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

/** Not answered yet, or the answer. */
export type ArticleFeedbackStatus = { readonly kind: 'asked' } | { readonly kind: 'helped' | 'unhelped' };

interface ArticleFeedbackProps {
  status: ArticleFeedbackStatus;
  onAnswer: (answer: 'helped' | 'unhelped') => void;
  /** The form of the support (`#…`), or its messenger, which opens in a new tab. */
  supportHref: string;
}

/** «Помогло?» under an article; people it did not help are led to the support. */
function ArticleFeedback({ status, onAnswer, supportHref }: ArticleFeedbackProps) {
  const answer = useRef<HTMLParagraphElement>(null);
  // The button that had focus has disappeared.
  useFocusOn(status.kind, () => answer.current);

  return (
    <div className={css.feedback}>
      {status.kind === 'asked' ? (
        <>
          <h2 className={css.question}>Помогло?</h2>
          <Inline>
            <Button kind="outline" size="small" onPress={() => onAnswer('helped')}>
              Да
            </Button>
            <Button kind="outline" size="small" onPress={() => onAnswer('unhelped')}>
              Нет
            </Button>
          </Inline>
        </>
      ) : (
        <p className={css.answer} tabIndex={-1} ref={answer}>
          {status.kind === 'helped' ? (
            'Отлично! Спасибо за ответ.'
          ) : (
            <>
              Жаль. Расскажите, чего не хватило:{' '}
              <Link href={supportHref} isExternal={!supportHref.startsWith('#')}>
                написать в поддержку
              </Link>
            </>
          )}
        </p>
      )}
    </div>
  );
}

/** Links to further articles. */
function Related({ articles }: { articles: readonly ArticleLink[] }) {
  return (
    <section className={css.related} aria-labelledby="related">
      <h2 className={css.heading} id="related">
        Читайте также
      </h2>
      <ul className={css.list}>
        {articles.map(({ href, title, description }) => (
          <li key={href}>
            <h3 className={css.title}>
              <Link kind="text" href={href}>
                {hyphenate(title)}
              </Link>
            </h3>
            <p className={css.description}>{description}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
