import { hyphenate } from '#src/format/hyphenation.ts';
import { Link } from '../../primitives/Link/Link.tsx';
import type { ArticleLink } from './articles.ts';
import * as css from './Results.css.ts';

interface ResultsProps {
  results: readonly ArticleLink[];
  /** Number of results in words. */
  count: string;
}

/** Search results; a screen reader also hears their number. */
export function Results({ results, count }: ResultsProps) {
  return (
    <div className={css.results}>
      <p className={css.count} role="status">
        {count}
      </p>
      <ul>
        {results.map(({ href, title, description }) => (
          <li className={css.result} key={href}>
            <h2 className={css.title}>
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
