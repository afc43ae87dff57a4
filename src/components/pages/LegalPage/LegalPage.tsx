import { Link } from '../../primitives/Link/index.ts';
import { Thirds } from '../../primitives/Thirds/index.ts';
import { PublicFrame } from '../../sections/PublicFrame/index.ts';
import * as css from './LegalPage.css.ts';
import { type LegalSection, LegalSections } from './LegalSections.tsx';

export interface LegalPageProps {
  /** The heading; a soft hyphen where a long word may break. */
  title: string;
  /** «Редакция от 1 ноября 2026 г.» */
  edition: string;
  sections: readonly LegalSection[];
  /** Where the logo leads. */
  homeHref: string;
}

/** A legal text (specification section 2): heading and contents in the first third, the text from the second axis. */
export function LegalPage({ title, edition, sections, homeHref }: LegalPageProps) {
  return (
    <PublicFrame homeHref={homeHref}>
      <Thirds>
        <div className={css.aside}>
          <h1 className={css.title} tabIndex={-1}>
            {title}
          </h1>
          <p className={css.edition}>{edition}</p>
          <nav className={css.contents} aria-label="Содержание">
            {sections.map((section, index) => (
              <span key={section.id}>
                <Link kind="text" href={`#${section.id}`}>
                  {index + 1}. {section.title}
                </Link>
              </span>
            ))}
          </nav>
        </div>
        <LegalSections sections={sections} />
      </Thirds>
    </PublicFrame>
  );
}
