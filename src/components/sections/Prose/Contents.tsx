import { Link } from '../../primitives/Link/Link.tsx';
import * as css from './Contents.css.ts';
import { headingOf, type ProseProps } from './Prose.tsx';

/** The headings of a text, each a link to its section. On paper there is nothing to follow. */
export function Contents({ sections, kind }: ProseProps) {
  return (
    <nav className={css.contents} aria-label="Содержание">
      <ul className={css.list}>
        {sections.map((section, index) => (
          <li key={section.id}>
            <Link kind="text" href={`#${section.id}`}>
              {headingOf(kind, section, index)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
