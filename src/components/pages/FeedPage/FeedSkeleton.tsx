import { TitleSkeleton } from '../../primitives/Skeleton/index.ts';
import { TabsSkeleton } from '../../primitives/Tabs/index.ts';
import { PostCardSkeleton } from '../../sections/PostCard/index.ts';
import * as frame from './frame.css.ts';

/**
 * The feed before it is known who asks: title, tabs, three cards (specification section 2). The parent
 * announces the loading.
 */
export function FeedSkeleton() {
  return (
    <div className={frame.column}>
      <TitleSkeleton />
      <TabsSkeleton widths={['6rem', '1.75rem', '5.25rem', '6.75rem']} />
      <PostsSkeleton />
    </div>
  );
}

/** The places of the posts of a tab. The parent announces the loading. */
export function PostsSkeleton() {
  return (
    <div className={frame.posts} data-part="posts">
      <PostCardSkeleton />
      <PostCardSkeleton />
      <PostCardSkeleton />
    </div>
  );
}
