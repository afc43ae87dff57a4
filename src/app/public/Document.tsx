import { LegalPage } from '#src/components/pages/LegalPage/index.ts';
import type { Text } from '../build/texts/parseText.ts';
import { type DocumentName, paths } from '../navigation/paths.ts';
import { PageMeta } from '../meta/PageMeta.tsx';
import { FocusOnNavigation } from './FocusOnNavigation.tsx';
import { describeDocument } from './structuredData.ts';
import { useFooter } from './useFooter.ts';

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
