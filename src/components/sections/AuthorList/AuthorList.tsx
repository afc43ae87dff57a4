import type { ReactNode, Ref } from 'react';
import { AuthorRowSkeleton, type AuthorRowSkeletonProps } from '../AuthorRow/AuthorRow.tsx';
import * as css from './AuthorList.css.ts';

export interface AuthorListProps {
  /** An `AuthorRow` for each author. */
  children: ReactNode;
  /** Ref for `useFirstNewItem`. */
  ref?: Ref<HTMLUListElement>;
}

/** Authors, one under another. */
export function AuthorList({ children, ref }: AuthorListProps) {
  return (
    <ul className={css.list} ref={ref}>
      {children}
    </ul>
  );
}

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
