import { hyphenate } from '#src/format/hyphenation.ts';
import { Blocks } from './Blocks.tsx';
import type { Section } from './blocks.ts';
import * as css from './Prose.css.ts';

export { Contents } from './Contents.tsx';
export type { Block, Inline, RichText, Section } from './blocks.ts';

export interface ProseProps {
  sections: readonly Section[];
  /** `legal` is set as a book with numbered parts, `help` in the platform's own voice. */
  kind: 'legal' | 'help';
}

/** The heading of a section as it is read and linked to. */
export const headingOf = (kind: ProseProps['kind'], { title }: Section, index: number): string =>
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
