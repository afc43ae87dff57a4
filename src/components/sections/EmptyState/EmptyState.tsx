import type { ReactNode } from 'react';
import { Mark } from '../../primitives/Mark/Mark.tsx';
import * as css from './EmptyState.css.ts';

export interface EmptyStateProps {
  /** Explanation of the empty place in one sentence. */
  children: ReactNode;
  /** Next step on a page. @default none */
  action?: ReactNode;
  /** A whole page has the dot as well; a tab has only the sentence. @default 'page' */
  place?: 'page' | 'tab';
}

/** Shown in place of a list without items (design section 9). */
export function EmptyState({ children, action, place = 'page' }: EmptyStateProps) {
  const sentence = <p className={css.sentence}>{children}</p>;
  if (place === 'tab') return sentence;
  return (
    <div className={css.empty}>
      <div className={css.art}>
        <Mark />
      </div>
      {sentence}
      {action}
    </div>
  );
}
