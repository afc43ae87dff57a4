import { Skeleton, TextSkeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import * as css from './AuthorRow.css.ts';
import * as boxes from './AuthorRowSkeleton.css.ts';

export interface AuthorRowSkeletonProps {
  /** True if the rows have terms. @default false */
  hasTerms?: boolean;
}

/** Place of an author's row. The parent announces the loading. */
export function AuthorRowSkeleton({ hasTerms = false }: AuthorRowSkeletonProps) {
  return (
    <div className={css.item} data-part="item">
      <div className={css.row({ hasTerms })} data-part="row">
        <div className={boxes.avatar}>
          <Skeleton />
        </div>
        <div>
          <div className={css.name}>
            <TextSkeleton length="medium" />
          </div>
          <div className={css.note}>
            <TextSkeleton length="longest" />
          </div>
        </div>
        {hasTerms && (
          <div className={css.terms} data-part="terms">
            <div className={css.price}>
              <TextSkeleton length="short" />
            </div>
            <div className={css.note}>
              <TextSkeleton length="long" />
            </div>
          </div>
        )}
        <div className={css.action} data-part="action">
          <div className={boxes.button}>
            <Skeleton />
          </div>
        </div>
      </div>
    </div>
  );
}
