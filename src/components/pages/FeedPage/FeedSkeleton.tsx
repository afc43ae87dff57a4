import { Skeleton } from '../../primitives/Skeleton/index.ts';
import { tabBar, tabBox, tabList } from '../../primitives/Tabs/index.ts';
import { PostCardSkeleton } from '../../sections/PostCard/index.ts';
import * as frame from './frame.css.ts';
import * as boxes from './FeedSkeleton.css.ts';

const tabs = ['all', 'open', 'locked'] as const;

/** The feed before its first answer: title, tabs, three cards (specification section 2). Silent: its owner speaks. */
export function FeedSkeleton() {
  return (
    <div className={frame.column}>
      <div className={boxes.title}>
        <div className={boxes.titleBox}>
          <Skeleton />
        </div>
      </div>
      <div className={tabBar}>
        <div className={tabList}>
          {tabs.map((tab) => (
            <div className={tabBox} key={tab}>
              <div className={boxes.tabLabel[tab]}>
                <Skeleton />
              </div>
            </div>
          ))}
        </div>
      </div>
      <div className={frame.posts}>
        <PostCardSkeleton />
        <PostCardSkeleton />
        <PostCardSkeleton />
      </div>
    </div>
  );
}
