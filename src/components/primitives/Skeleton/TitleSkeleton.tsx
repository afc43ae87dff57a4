import { Skeleton } from './Skeleton.tsx';
import * as css from './TitleSkeleton.css.ts';

/** Place of a page's title. */
export function TitleSkeleton() {
  return (
    <div className={css.title}>
      <div className={css.box}>
        <Skeleton />
      </div>
    </div>
  );
}
