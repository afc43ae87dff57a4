import { hyphenate } from '#src/format/hyphenation.ts';
import { Link } from '../../primitives/Link/Link.tsx';
import type { ArticleLink } from '../KnowledgePage/KnowledgePage.tsx';
import * as css from './Related.css.ts';

/** Links to further articles. */
export function Related({ articles }: { articles: readonly ArticleLink[] }) {
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
