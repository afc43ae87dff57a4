import { useLocation } from 'react-router-dom';
import { AppShellSkeleton } from '#src/components/frames/AppShell/index.ts';
import { FeedSkeleton } from '#src/components/pages/FeedPage/index.ts';
import { titleOf } from '../meta/titles.ts';
import { PageMeta } from '../meta/PageMeta.tsx';
import { paths } from '../navigation/paths.ts';
import { PublicWait } from '../public/PublicWait.tsx';

/** The inner area until it is known who is looking and its code is there. */
export function InnerWait() {
  const { pathname } = useLocation();
  const title = titleOf(pathname);
  // The knowledge base is a page apart.
  if (pathname.startsWith(paths.knowledgeBase)) return <PublicWait title={title} />;
  return (
    <AppShellSkeleton>
      <PageMeta title={title} noIndex />
      <FeedSkeleton />
    </AppShellSkeleton>
  );
}
