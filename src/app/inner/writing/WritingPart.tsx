import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { FeedSkeleton } from '#src/components/pages/FeedPage/index.ts';
import { Busy } from '#src/components/primitives/Busy/index.ts';
import { findPlace } from '#src/site/addresses.ts';
import { PageMeta } from '../../meta/PageMeta.tsx';
import { titles } from '../../meta/titles.ts';
import { PartFailure } from '../PartFailure.tsx';
import { writingPage } from './chunk.ts';

/**
 * `/create` and `/post/edit/{id}`, which download on their own. One page: a new post gets its address while its author
 * writes on.
 */
export function WritingPart() {
  const { name = 'create', values } = findPlace(useLocation().pathname) ?? {};
  const chunk = writingPage.useChunk();
  useEffect(() => void writingPage.load(), []);
  // As the shell that is not there yet shows any page.
  const wait = (
    <Busy>
      <FeedSkeleton />
    </Busy>
  );
  if (chunk.kind === 'failed') return <PartFailure title={'Редактор не\u00a0загрузился'} wait={wait} />;
  if (chunk.kind === 'ready') return <chunk.module.WritingRoute id={values?.['id']} />;
  return (
    <>
      <PageMeta title={name === 'postEdit' ? titles.postEdit : titles.create} noIndex />
      {wait}
    </>
  );
}
