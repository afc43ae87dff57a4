import { useLocation } from 'react-router-dom';
import { AppShellSkeleton } from '#src/components/frames/AppShell/index.ts';
import { FeedSkeleton } from '#src/components/pages/FeedPage/index.ts';
import { titleOf } from '../meta/titles.ts';
import { PageMeta } from '../meta/PageMeta.tsx';

/** The inner area until it is known who is looking and its code is there. */
export function InnerWait() {
  const title = titleOf(useLocation().pathname);
  return (
    <AppShellSkeleton>
      <PageMeta title={title} noIndex />
      <FeedSkeleton />
    </AppShellSkeleton>
  );
}
