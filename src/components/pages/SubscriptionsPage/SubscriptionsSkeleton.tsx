import { TitleSkeleton } from '../../primitives/Skeleton/index.ts';
import { TabsSkeleton } from '../../primitives/Tabs/index.ts';
import { AuthorListSkeleton } from '../../sections/AuthorList/index.ts';

/** The list before its first answer: title, tabs and three rows. The parent announces the loading. */
export function SubscriptionsSkeleton() {
  return (
    <>
      <TitleSkeleton />
      <TabsSkeleton widths={['7.25rem', '6.5rem']} />
      <AuthorListSkeleton hasTerms />
    </>
  );
}
