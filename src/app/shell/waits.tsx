import { useLocation } from 'react-router-dom';
import { AppShellSkeleton } from '#src/components/frames/AppShell/AppShellSkeleton.tsx';
import { PublicFrameSkeleton } from '#src/components/frames/PublicFrame/PublicFrameSkeleton.tsx';
import { FeedSkeleton } from '#src/components/pages/FeedPage/FeedPageSkeleton.tsx';
import { PostPageWait } from '#src/components/pages/PostPage/PostPageSkeleton.tsx';
import { Busy } from '#src/components/primitives/Busy/Busy.tsx';
import { paths } from '../shared/paths.ts';
import { PageMeta } from './PageMeta.tsx';
import { titleOf, titles } from './titles.ts';
import { useFooter } from './useFooter.ts';

/** The inner area until we know the person and its code is there. */
export function InnerWait() {
  const title = titleOf(useLocation().pathname);
  return (
    <AppShellSkeleton>
      <PageMeta title={title} noIndex />
      <FeedSkeleton />
    </AppShellSkeleton>
  );
}

/** The skeleton of a page while its code downloads. */
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

/** The skeleton of a post while its code downloads. */
export const PostWait = () => (
  <>
    <PageMeta title={titles.post} noIndex />
    <PostPageWait feedHref={paths.feed} />
  </>
);

/** A page outside the inner area while its code downloads. */
export function PublicWait() {
  return (
    <>
      <PageMeta title={titleOf(useLocation().pathname)} noIndex />
      <PublicFrameSkeleton homeHref={paths.landing} footer={useFooter()} />
    </>
  );
}
