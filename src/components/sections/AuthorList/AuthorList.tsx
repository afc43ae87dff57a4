import type { ReactNode } from 'react';
import { AuthorRowSkeleton } from '../AuthorRow/AuthorRow.tsx';
import * as css from './AuthorList.css.ts';

export interface AuthorListProps {
  /** An `AuthorRow` for each author. */
  children: ReactNode;
}

/** Authors, one under another. */
export function AuthorList({ children }: AuthorListProps) {
  return <ul className={css.list}>{children}</ul>;
}

/** Place of a list of authors. The parent announces the loading. */
export function AuthorListSkeleton() {
  return (
    <div className={css.list} data-part="list">
      <AuthorRowSkeleton />
      <AuthorRowSkeleton />
      <AuthorRowSkeleton />
    </div>
  );
}
