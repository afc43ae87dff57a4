import { Skeleton, TextSkeleton } from '../../primitives/Skeleton/index.ts';
import * as css from './AuthorRow.css.ts';
import * as boxes from './AuthorRowSkeleton.css.ts';

export interface AuthorRowSkeletonProps {
  /** Whether the rows it stands for have terms. @default false */
  hasTerms?: boolean;
}

/** Place of an author's row. Silent: its owner speaks. */
export function AuthorRowSkeleton({ hasTerms = false }: AuthorRowSkeletonProps) {
  return (
    <div className={css.item}>
      <div className={css.row({ hasTerms })}>
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
          <div className={css.terms}>
            <div className={css.price}>
              <TextSkeleton length="short" />
            </div>
            <div className={css.note}>
              <TextSkeleton length="long" />
            </div>
          </div>
        )}
        <div className={css.action}>
          <div className={boxes.button}>
            <Skeleton />
          </div>
        </div>
      </div>
    </div>
  );
}
