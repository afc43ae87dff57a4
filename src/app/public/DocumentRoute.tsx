import { useEffect } from 'react';
import { LegalPage } from '#src/components/pages/LegalPage/index.ts';
import { useChunk } from '../chunks/chunk.ts';
import type { Text } from '../build/texts/parseText.ts';
import { ChunkFailure } from '../chunks/ChunkFailure.tsx';
import { type DocumentName, paths } from '../navigation/paths.ts';
import { PageMeta } from '../meta/PageMeta.tsx';
import { FocusOnNavigation } from './FocusOnNavigation.tsx';
import { describeDocument } from './structuredData.ts';
import { useFooter } from './useFooter.ts';
import { documents } from './documents/documents.ts';
import { PublicWait } from './PublicWait.tsx';

/** A legal page. */
export function DocumentRoute({ name }: { name: DocumentName }) {
  const chunk = useChunk(documents[name]);
  useEffect(() => void documents[name].load(), [name]);
  if (chunk.kind === 'failed') return <ChunkFailure />;
  if (chunk.kind !== 'ready') return <PublicWait />;
  return <Document name={name} text={chunk.module.text} />;
}

function Document({ name, text }: { name: DocumentName; text: Text }) {
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
