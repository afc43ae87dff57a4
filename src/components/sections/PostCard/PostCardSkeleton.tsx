import { Skeleton } from '../../primitives/Skeleton/index.ts';
import * as frame from './frame.css.ts';
import { byline } from '../PostByline/index.ts';
import * as boxes from './PostCardSkeleton.css.ts';

/** Place of a post card: avatar, two lines, heading, two lines, picture and actions, as large as real ones. */
export function PostCardSkeleton() {
  return (
    <div className={frame.card}>
      <div className={byline}>
        <Skeleton kind="avatar" />
        <div>
          <Box className={boxes.author} />
          <Box className={boxes.meta} />
        </div>
      </div>
      <Box className={boxes.title} />
      <Box className={boxes.line} />
      <Box className={boxes.lastLine} />
      <div className={frame.media}>
        <div className={boxes.picture}>
          <Skeleton />
        </div>
      </div>
      <Box className={boxes.actions} />
    </div>
  );
}

function Box({ className }: { className: string }) {
  return (
    <div className={className}>
      <Skeleton />
    </div>
  );
}
