import { hyphenate } from '#src/format/hyphenation.ts';
import { Link } from '../../primitives/Link/Link.tsx';
import { Blocks, type Section } from './Blocks.tsx';
import * as css from './Prose.css.ts';

export type { Block, Inline, RichText, Section } from './Blocks.tsx';

export interface ProseProps {
  sections: readonly Section[];
  /** `legal` is set as a book with numbered parts, `help` in the platform's own voice. */
  kind: 'legal' | 'help';
}

/** The heading of a section as it is read and linked to. */
const headingOf = (kind: ProseProps['kind'], { title }: Section, index: number): string =>
  kind === 'legal' ? `${index + 1}. ${title}` : title;

/** A long text in sections: a legal document or an article of the knowledge base (design section 9). */
export function Prose({ sections, kind }: ProseProps) {
  return (
    <article className={css.prose({ kind })}>
      {sections.map((section, index) => (
        <section key={section.id} aria-labelledby={section.id}>
          <h2 className={css.heading} id={section.id} tabIndex={-1}>
            {hyphenate(headingOf(kind, section, index))}
          </h2>
          <Blocks blocks={section.blocks} isBook={kind === 'legal'} />
        </section>
      ))}
    </article>
  );
}

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
