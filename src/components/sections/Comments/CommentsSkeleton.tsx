import { Skeleton, TextSkeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import * as item from './Comment.css.ts';
import * as css from './CommentsSkeleton.css.ts';

/** The places of the first comments. The parent announces the loading. */
export function CommentsSkeleton() {
  return (
    <>
      {['first', 'second', 'third'].map((place) => (
        <div className={item.item.comment} key={place}>
          <div className={item.portrait}>
            <div className={css.portrait}>
              <Skeleton />
            </div>
          </div>
          <div>
            <div className={item.name}>
              <TextSkeleton length="medium" />
            </div>
            <div className={item.text}>
              <TextSkeleton length="longest" />
            </div>
            <div className={item.actions} />
          </div>
        </div>
      ))}
    </>
  );
}
