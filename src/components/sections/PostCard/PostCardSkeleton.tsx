import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import * as frame from './frame.css.ts';
import { box } from './frame.css.ts';
import { PostBylineSkeleton } from '../PostByline/PostByline.tsx';

/** Place of a post card: avatar, two lines, heading, two lines, picture and actions, as large as real ones. */
export function PostCardSkeleton() {
  return (
    <div className={frame.card} data-part="card">
      <PostBylineSkeleton place="card" />
      <Box part="title" />
      <Box part="line" />
      <Box part="lastLine" />
      <div className={frame.media} data-part="picture">
        <Box part="picture" />
      </div>
      <Box part="actions" />
    </div>
  );
}

function Box({ part }: { part: keyof typeof box }) {
  return (
    <div className={box[part]}>
      <Skeleton />
    </div>
  );
}
