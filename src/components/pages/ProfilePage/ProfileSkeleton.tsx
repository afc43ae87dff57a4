import { Busy } from '../../primitives/Busy/index.ts';
import { Skeleton, TextSkeleton } from '../../primitives/Skeleton/index.ts';
import { TabsSkeleton } from '../../primitives/Tabs/index.ts';
import { ProfileHeaderSkeleton } from '../../sections/ProfileHeader/index.ts';
import { PostsSkeleton } from '../FeedPage/index.ts';
import * as css from './ProfilePage.css.ts';
import * as boxes from './ProfileSkeleton.css.ts';

/** Place of what stands under the name. */
export function ProfileSkeleton() {
  return (
    <Busy>
      <WordsSkeleton />
    </Busy>
  );
}

/** The page of a person while it is itself downloaded. Without a heading: it would take the focus, and be gone. */
export function ProfilePageWait() {
  return (
    <Busy>
      <ProfileHeaderSkeleton />
      <WordsSkeleton />
    </Busy>
  );
}

const WordsSkeleton = () => (
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
      <TabsSkeleton labels={Object.values(boxes.tab)} />
      <PostsSkeleton />
    </div>
  </div>
);
