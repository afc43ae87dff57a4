import { Skeleton } from '../../primitives/Skeleton/index.ts';
import * as css from './AuthorRow.css.ts';
import * as boxes from './AuthorRowSkeleton.css.ts';

interface AuthorRowSkeletonProps {
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
          <Line className={boxes.lines.name} />
          <Line className={boxes.lines.meta} />
        </div>
        {hasTerms && (
          <div className={css.terms}>
            <Line className={boxes.lines.price} />
            <Line className={boxes.lines.term} />
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

function Line({ className }: { className: string }) {
  return (
    <div className={className}>
      <div className={boxes.bar}>
        <Skeleton />
      </div>
    </div>
  );
}
