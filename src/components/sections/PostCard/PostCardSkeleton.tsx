import { Skeleton } from '../../primitives/Skeleton/index.ts';
import * as frame from './frame.css.ts';
import * as boxes from './PostCardSkeleton.css.ts';

/** Place of a post card: avatar, two lines, heading, two lines, picture (design section 8). */
export function PostCardSkeleton() {
  return (
    <div className={frame.card}>
      <div className={frame.head}>
        <Skeleton kind="avatar" />
        <div>
          <Box className={boxes.author} />
          <Box className={boxes.meta} />
        </div>
      </div>
      <Box className={boxes.title} />
      <Box className={boxes.line} />
      <Box className={boxes.lastLine} />
      <div className={boxes.picture}>
        <Skeleton kind="picture" />
      </div>
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
