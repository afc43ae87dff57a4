import { PageTitle } from '../../primitives/PageTitle/PageTitle.tsx';
import { Thirds } from '../../primitives/Thirds/Thirds.tsx';
import { Contents, Prose, type Section } from '../../sections/Prose/Prose.tsx';
import { PublicFrame, type PublicFrameProps } from '../../frames/PublicFrame/PublicFrame.tsx';
import * as css from './LegalPage.css.ts';

export interface LegalPageProps extends Omit<PublicFrameProps, 'children'> {
  /** The heading; a soft hyphen where a long word may break. */
  title: string;
  /** «Редакция от 1 ноября 2026 г.», and whether it is in force. */
  edition: string;
  sections: readonly Section[];
}

/**
 * A legal text (specification section 2, design section 9): heading and contents in the first third, the text from the
 * second axis.
 */
export function LegalPage({ title, edition, sections, ...frame }: LegalPageProps) {
  return (
    <PublicFrame {...frame}>
      <Thirds>
        <div className={css.aside}>
          <div>
            <PageTitle kind="legal">{title}</PageTitle>
            <p className={css.edition}>{edition}</p>
          </div>
          <Contents kind="legal" sections={sections} />
        </div>
        <Prose kind="legal" sections={sections} />
      </Thirds>
    </PublicFrame>
  );
}
