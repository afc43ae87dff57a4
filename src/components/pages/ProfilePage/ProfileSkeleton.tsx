import { Busy } from '../../primitives/Busy/Busy.tsx';
import { Skeleton, TextSkeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { TabsSkeleton } from '../../primitives/Tabs/TabsSkeleton.tsx';
import { PostsSkeleton } from '../FeedPage/FeedPageSkeleton.tsx';
import * as css from './ProfilePage.css.ts';
import * as boxes from './ProfileSkeleton.css.ts';

/** Skeleton below the name of an author. */
export function ProfileSkeleton() {
  return (
    <Busy>
      <div className={css.layout}>
        <div className={css.words}>
          <div className={css.bio}>
            <TextSkeleton length="longest" />
            <TextSkeleton length="longest" />
          </div>
          <div className={css.facts}>
            <TextSkeleton length="longest" />
          </div>
        </div>
        <div className={css.tiers}>
          <div className={boxes.tiers}>
            <Skeleton />
          </div>
        </div>
        <div className={css.posts}>
          <TabsSkeleton
            tabs={['all', 'locked']}
            renderLabel={(tab) => (
              <div className={boxes.tabLabel[tab]}>
                <Skeleton />
              </div>
            )}
          />
          <PostsSkeleton />
        </div>
      </div>
    </Busy>
  );
}
