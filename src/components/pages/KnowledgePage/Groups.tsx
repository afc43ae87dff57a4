import { Link } from '../../primitives/Link/Link.tsx';
import type { ArticleGroup } from './articles.ts';
import * as css from './Groups.css.ts';

/** Every article, in numbered groups. */
export function Groups({ groups }: { groups: readonly ArticleGroup[] }) {
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
