import type { ReactNode, Ref } from 'react';
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
