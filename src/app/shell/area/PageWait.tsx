import { useLocation } from 'react-router-dom';
import { FeedSkeleton } from '#src/components/pages/FeedPage/index.ts';
import { Busy } from '#src/components/primitives/Busy/index.ts';
import { PageMeta } from '../meta/PageMeta.tsx';
import { titleOf } from '../meta/titles.ts';

/** A page whose code downloads: the same skeleton that the shell shows before it is there itself. */
export function PageWait() {
  return (
    <>
      <PageMeta title={titleOf(useLocation().pathname)} noIndex />
      <Busy>
        <FeedSkeleton />
      </Busy>
    </>
  );
}
