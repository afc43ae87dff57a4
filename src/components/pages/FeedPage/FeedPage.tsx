import { useRef } from 'react';
import type { Action } from '#src/status/action.ts';
import type { Load } from '#src/status/load.ts';
import { Busy } from '../../primitives/Busy/index.ts';
import { PageTitle } from '../../primitives/PageTitle/index.ts';
import { EmptyState } from '../../sections/EmptyState/index.ts';
import { LoadFailure } from '../../sections/LoadFailure/index.ts';
import type { PostView } from '../../sections/PostCard/index.ts';
import * as frame from './frame.css.ts';
import { FeedPosts } from './FeedPosts.tsx';
import { FeedSkeleton } from './FeedSkeleton.tsx';

export interface FeedPageProps {
  posts: Load<readonly PostView[]>;
  /** The page after the shown posts; `undefined` after the last one. */
  more: Action | undefined;
  /** Load the posts once more, after a failure. */
  onRetry: () => void;
  /** Load the next page. */
  onMore: () => void;
}

/** The feed (design section 9): filters, post cards, the next page on request. */
export function FeedPage({ posts, more, onRetry, onMore }: FeedPageProps) {
  const title = useRef<HTMLHeadingElement>(null);
  if (posts.kind === 'loading')
    return (
      <Busy>
        <FeedSkeleton />
      </Busy>
    );
  return (
    <div className={frame.column}>
      <PageTitle ref={title}>Лента</PageTitle>
      <LoadFailure load={posts} onRetry={onRetry} heir={title} />
      {posts.value?.length === 0 && <EmptyState>Здесь появятся посты авторов</EmptyState>}
      {posts.value !== undefined && posts.value.length > 0 && (
        <FeedPosts posts={posts.value} more={more} onMore={onMore} />
      )}
    </div>
  );
}
