import { TitleSkeleton } from '../../primitives/Skeleton/index.ts';
import { TabsSkeleton } from '../../primitives/Tabs/index.ts';
import { AuthorListSkeleton } from '../../sections/AuthorList/index.ts';
import { tabLabel } from './SubscriptionsSkeleton.css.ts';

/** The list before its first answer: title, tabs and three rows. Silent: its owner speaks. */
export function SubscriptionsSkeleton() {
  return (
    <>
      <TitleSkeleton />
      <TabsSkeleton labels={Object.values(tabLabel)} />
      <AuthorListSkeleton hasTerms />
    </>
  );
}
