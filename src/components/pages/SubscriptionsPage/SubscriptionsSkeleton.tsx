import { Skeleton, TitleSkeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { TabsSkeleton } from '../../primitives/Tabs/TabsSkeleton.tsx';
import { AuthorListSkeleton } from '../../sections/AuthorList/AuthorListSkeleton.tsx';
import * as css from './SubscriptionsSkeleton.css.ts';

/** The list before its first answer: title, tabs and three rows. The parent announces the loading. */
export function SubscriptionsSkeleton() {
  return (
    <>
      <TitleSkeleton />
      <TabsSkeleton
        tabs={['active', 'cancelled']}
        renderLabel={(tab) => (
          <div className={css.tabLabel[tab]}>
            <Skeleton />
          </div>
        )}
      />
      <AuthorListSkeleton hasTerms />
    </>
  );
}
