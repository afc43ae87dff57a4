import { TitleSkeleton } from '../../primitives/Skeleton/index.ts';
import { TabsSkeleton } from '../../primitives/Tabs/index.ts';
import { PostCardSkeleton } from '../../sections/PostCard/index.ts';
import * as frame from './frame.css.ts';
import { tabLabel } from './FeedSkeleton.css.ts';

/** The feed before its first answer: title, tabs, three cards (specification section 2). Silent: its owner speaks. */
export function FeedSkeleton() {
  return (
    <div className={frame.column}>
      <TitleSkeleton />
      <TabsSkeleton labels={Object.values(tabLabel)} />
      <div className={frame.posts}>
        <PostCardSkeleton />
        <PostCardSkeleton />
        <PostCardSkeleton />
      </div>
    </div>
  );
}
