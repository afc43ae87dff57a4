import { Skeleton, TitleSkeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { TabsSkeleton } from '../../primitives/Tabs/TabsSkeleton.tsx';
import { PostCardSkeleton } from '../../sections/PostCard/PostCardSkeleton.tsx';
import * as css from './frame.css.ts';
import * as frame from './frame.css.ts';

/**
 * The feed before it is known who asks: title, tabs, three cards (specification section 2). The parent
 * announces the loading.
 */
export function FeedSkeleton() {
  return (
    <div className={frame.column}>
      <TitleSkeleton />
      <TabsSkeleton
        tabs={['authors', 'all', 'open', 'bookmarks']}
        renderLabel={(tab) => (
          <div className={css.tabLabel[tab]}>
            <Skeleton />
          </div>
        )}
      />
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
