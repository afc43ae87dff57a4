import { useEffect } from 'react';
import { FeedSkeleton } from '#src/components/pages/FeedPage/index.ts';
import { Busy } from '#src/components/primitives/Busy/index.ts';
import { PageMeta } from '../../meta/PageMeta.tsx';
import { PartFailure } from '../PartFailure.tsx';
import { ownPostsPage } from './chunk.ts';

/** `/profile?view=posts`, which downloads on its own. */
export function OwnPostsPart() {
  const chunk = ownPostsPage.useChunk();
  useEffect(() => void ownPostsPage.load(), []);
  const wait = (
    <Busy>
      <FeedSkeleton />
    </Busy>
  );
  if (chunk.kind === 'failed') return <PartFailure title={'Посты не\u00a0загрузились'} wait={wait} />;
  if (chunk.kind === 'ready') return <chunk.module.OwnPostsRoute />;
  return (
    <>
      <PageMeta title="Мои посты" noIndex />
      {wait}
    </>
  );
}
