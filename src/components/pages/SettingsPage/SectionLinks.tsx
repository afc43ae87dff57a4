import { Link } from 'react-aria-components/Link';
import * as css from './SectionLinks.css.ts';
import { useCurrentSection } from './useCurrentSection.ts';

interface SectionLinksProps {
  /** Sections from top to bottom. */
  sections: readonly { readonly id: string; readonly title: string }[];
}

/** The sections of a long page, beside it where there is room; the one that is read is marked. */
export function SectionLinks({ sections }: SectionLinksProps) {
  const { current, jumpTo } = useCurrentSection(sections.map(({ id }) => id));
  return (
    <nav className={css.links} aria-label="Разделы настроек">
      <ul>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <Link
              className={css.link}
              href={`#${id}`}
              onPress={() => jumpTo(id)}
              {...(id === current && { 'aria-current': 'location' })}
            >
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
