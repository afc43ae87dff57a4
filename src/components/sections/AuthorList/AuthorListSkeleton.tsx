import { AuthorRowSkeleton, type AuthorRowSkeletonProps } from '../AuthorRow/AuthorRowSkeleton.tsx';
import * as css from './AuthorList.css.ts';

/** Place of a list of authors. The parent announces the loading. */
export function AuthorListSkeleton(row: AuthorRowSkeletonProps) {
  return (
    <div className={css.list} data-part="list">
      <AuthorRowSkeleton {...row} />
      <AuthorRowSkeleton {...row} />
      <AuthorRowSkeleton {...row} />
    </div>
  );
}
