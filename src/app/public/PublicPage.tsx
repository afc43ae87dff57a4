import { useEffect } from 'react';
import { PublicFrame } from '#src/components/sections/PublicFrame/index.ts';
import { Spinner } from '#src/components/primitives/Spinner/index.ts';
import { ChunkFailure } from '../ChunkFailure.tsx';
import { paths, type PublicName } from '../paths.ts';
import { publicPages } from './chunk.ts';

/** A public page that downloads on its own; until then its frame. */
export function PublicPage({ name }: { name: PublicName }) {
  const chunk = publicPages.useChunk();
  useEffect(() => publicPages.load(), []);
  if (chunk.kind === 'failed') return <ChunkFailure />;
  if (chunk.kind !== 'ready') {
    return (
      <PublicFrame homeHref={paths.landing}>
        <Spinner />
      </PublicFrame>
    );
  }
  const Page = chunk.module.pages[name];
  return <Page />;
}
