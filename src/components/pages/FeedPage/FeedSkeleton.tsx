import { TitleSkeleton } from '../../primitives/Skeleton/index.ts';
import { TabsSkeleton } from '../../primitives/Tabs/index.ts';
import { PostCardSkeleton } from '../../sections/PostCard/index.ts';
import * as frame from './frame.css.ts';
import { tabLabel } from './FeedSkeleton.css.ts';

/** The feed before it is known who asks: title, tabs, three cards (specification section 2). Silent: its owner speaks. */
export function FeedSkeleton() {
  return (
    <div className={frame.column}>
      <TitleSkeleton />
      <TabsSkeleton labels={Object.values(tabLabel)} />
      <PostsSkeleton />
    </div>
  );
}

/** Places of the posts of a tab. Silent, too. */
export function PostsSkeleton() {
  return (
    <div className={frame.posts}>
      <PostCardSkeleton />
      <PostCardSkeleton />
      <PostCardSkeleton />
    </div>
  );
}
