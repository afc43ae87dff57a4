import { LegalPage } from '#src/components/pages/LegalPage/index.ts';
import type { Text } from '../shared/text.ts';
import { type DocumentName, paths } from '../shared/paths.ts';
import { PageMeta } from '../shell/meta/PageMeta.tsx';
import { FocusOnNavigation } from '../shell/public/FocusOnNavigation.tsx';
import { describeDocument } from './structuredData.ts';
import { useFooter } from '../shell/public/useFooter.ts';

/** A legal page. */
export function Document({ name, text }: { name: DocumentName; text: Text }) {
  const { title, description, keywords, edition, sections } = text;
  // The soft hyphen is for narrow screens only.
  const heading = title.replaceAll('\u00ad', '');
  return (
    <FocusOnNavigation page={name}>
      <PageMeta
        title={heading}
        description={description}
        keywords={keywords.split(', ')}
        canonicalUrl={paths[name]}
        structuredData={describeDocument(heading, description, paths[name])}
      />
      <LegalPage {...{ title, edition, sections }} homeHref={paths.landing} footer={useFooter()} />
    </FocusOnNavigation>
  );
}
