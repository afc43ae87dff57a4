import { Link } from '../../primitives/Link/index.ts';
import { PageTitle } from '../../primitives/PageTitle/index.ts';
import { TextField } from '../../primitives/TextField/index.ts';
import type { ArticleGroup, ArticleLink } from './articles.ts';
import { Groups } from './Groups.tsx';
import * as css from './KnowledgePage.css.ts';
import { Results } from './Results.tsx';

/** All articles, or those that a search has found: perhaps none. */
export type KnowledgeStatus =
  | { readonly kind: 'groups'; readonly groups: readonly ArticleGroup[] }
  | { readonly kind: 'results'; readonly results: readonly ArticleLink[]; readonly count: string };

export interface KnowledgePageProps {
  status: KnowledgeStatus;
  /** What is searched for. */
  query: string;
  onQueryChange: (query: string) => void;
  /** The messenger of the support. */
  supportHref: string;
}

/** The knowledge base: numbered groups of articles and a search in them (design section 9). */
export function KnowledgePage({ status, query, onQueryChange, supportHref }: KnowledgePageProps) {
  return (
    <>
      <PageTitle>База знаний</PageTitle>
      <p className={css.lead}>
        Короткие ответы: от{'\u00a0'}регистрации до{'\u00a0'}выплат.
      </p>
      <search className={css.search}>
        <TextField
          label="Поиск по&nbsp;статьям"
          name="q"
          type="search"
          autoComplete="off"
          value={query}
          onChange={onQueryChange}
        />
      </search>
      {status.kind === 'groups' ? (
        <Groups groups={status.groups} />
      ) : (
        <Results results={status.results} count={status.count} />
      )}
      <p className={css.support}>
        Не{'\u00a0'}нашли ответа?{' '}
        <Link href={supportHref} isExternal>
          Напишите в{'\u00a0'}поддержку
        </Link>
      </p>
    </>
  );
}
