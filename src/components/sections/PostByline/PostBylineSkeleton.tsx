import { Skeleton } from '../../primitives/Skeleton/index.ts';
import * as css from './PostByline.css.ts';
import * as boxes from './PostBylineSkeleton.css.ts';

export interface PostBylineSkeletonProps {
  /** In a list, or on the page of the post. */
  place: 'card' | 'page';
}

/** The place of a byline. The parent announces the loading. */
export function PostBylineSkeleton({ place }: PostBylineSkeletonProps) {
  return (
    <div className={css.byline} data-part="byline">
      <Skeleton kind="avatar" />
      <div>
        <div className={boxes.name}>
          <Skeleton />
        </div>
        <div className={boxes.meta[place]}>
          <Skeleton />
        </div>
      </div>
    </div>
  );
}
