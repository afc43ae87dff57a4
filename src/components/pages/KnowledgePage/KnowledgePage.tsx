import { Link } from '../../primitives/Link/Link.tsx';
import { PageTitle } from '../../primitives/PageTitle/PageTitle.tsx';
import { SearchField } from '../../primitives/SearchField/SearchField.tsx';
import type { ArticleGroup, ArticleLink } from './articles.ts';
import { Groups } from './Groups.tsx';
import * as css from './KnowledgePage.css.ts';
import { Results } from './Results.tsx';

export type { ArticleGroup, ArticleLink } from './articles.ts';

/** All articles, or those that a search has found; where it found none, all of them stay. */
export type KnowledgeStatus =
  | { readonly kind: 'groups'; readonly groups: readonly ArticleGroup[] }
  | { readonly kind: 'results'; readonly results: readonly ArticleLink[]; readonly count: string }
  | { readonly kind: 'nothing'; readonly count: string; readonly groups: readonly ArticleGroup[] };

export interface KnowledgePageProps {
  status: KnowledgeStatus;
  /** The search text. */
  query: string;
  onQueryChange: (query: string) => void;
  /** The messenger of the support. */
  supportHref: string;
  /** The legal texts. */
  documents: readonly Pick<ArticleLink, 'href' | 'title'>[];
}

/** The knowledge base: numbered groups of articles and a search in them (design section 9). */
export function KnowledgePage(props: KnowledgePageProps) {
  const { status, query, onQueryChange, supportHref, documents } = props;
  return (
    <>
      <PageTitle>База знаний</PageTitle>
      <p className={css.lead}>Короткие ответы: от регистрации до выплат.</p>
      <search className={css.search}>
        <SearchField label="Поиск по статьям" name="q" value={query} onChange={onQueryChange} />
      </search>
      {status.kind !== 'groups' && (
        <Results results={status.kind === 'results' ? status.results : []} count={status.count} />
      )}
      {status.kind !== 'results' && <Groups groups={status.groups} />}
      <p className={css.support}>
        Не нашли ответа?{' '}
        <Link href={supportHref} isExternal>
          Напишите в поддержку
        </Link>
      </p>
      <nav aria-label="Документы">
        <ul className={css.documents}>
          {documents.map(({ href, title }) => (
            <li key={href}>
              <Link kind="text" href={href}>
                {title}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}
