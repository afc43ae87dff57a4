import { hyphenate } from '#src/format/hyphenation.ts';
import { Link } from '../../primitives/Link/Link.tsx';
import { PageTitle } from '../../primitives/PageTitle/PageTitle.tsx';
import { SearchField } from '../../primitives/SearchField/SearchField.tsx';
import * as css from './KnowledgePage.css.ts';

export interface ArticleLink {
  readonly href: string;
  readonly title: string;
  /** One sentence on what the article tells. */
  readonly description: string;
}

export interface ArticleGroup {
  readonly title: string;
  readonly articles: readonly ArticleLink[];
}

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
  /** The form of the support (`#…`), or its messenger, which opens in a new tab. */
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
        <Link href={supportHref} isExternal={!supportHref.startsWith('#')}>
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

/** Every article, in numbered groups. */
function Groups({ groups }: { groups: readonly ArticleGroup[] }) {
  return (
    <ol className={css.groups}>
      {groups.map(({ title, articles }, index) => (
        <li className={css.group} key={title}>
          <span className={css.number} aria-hidden="true">
            {String(index + 1).padStart(2, '0')}
          </span>
          <div>
            <h2 className={css.title}>{title}</h2>
            <ul className={css.articles}>
              {articles.map((article) => (
                <li key={article.href}>
                  <Link kind="text" href={article.href}>
                    {article.title}
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        </li>
      ))}
    </ol>
  );
}

interface ResultsProps {
  results: readonly ArticleLink[];
  /** Number of results in words. */
  count: string;
}

/** Search results; a screen reader also hears their number. */
function Results({ results, count }: ResultsProps) {
  return (
    <div className={css.results}>
      <p className={css.count} role="status">
        {count}
      </p>
      <ul>
        {results.map(({ href, title, description }) => (
          <li className={css.result} key={href}>
            <h2 className={css.resultsTitle}>
              <Link kind="text" href={href}>
                {hyphenate(title)}
              </Link>
            </h2>
            <p className={css.description}>{description}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}
