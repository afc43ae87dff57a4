import { FeedSkeleton } from '#src/components/pages/FeedPage/index.ts';
import { Busy } from '#src/components/primitives/Busy/index.ts';

/** What stands in the place of a page that downloads: the same that the shell shows before it is there itself. */
export const pageWait = (
  <Busy>
    <FeedSkeleton />
  </Busy>
);
