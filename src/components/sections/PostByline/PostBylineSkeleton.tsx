import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import * as frame from './frame.css.ts';
import * as css from './PostBylineSkeleton.css.ts';

export interface PostBylineSkeletonProps {
  /** Position in a list, or on the page of the post. */
  place: 'card' | 'page';
}

/** The place of a byline. The parent announces the loading. */
export function PostBylineSkeleton({ place }: PostBylineSkeletonProps) {
  return (
    <div className={frame.byline} data-part="byline">
      <Skeleton kind="avatar" />
      <div>
        <div className={css.name}>
          <Skeleton />
        </div>
        <div className={css.meta[place]}>
          <Skeleton />
        </div>
      </div>
    </div>
  );
}
