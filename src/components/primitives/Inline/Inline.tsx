import type { ReactNode } from 'react';
import * as css from './Inline.css.ts';

export interface InlineProps {
  /** Things in a row; they wrap when it is short. */
  children: ReactNode;
  /** Distance between them, a step of the scale. @default 16 */
  gap?: keyof typeof css.inline;
  /** `between` pushes the first and the last apart. @default 'start' */
  justify?: 'start' | 'between';
}

/** A row that wraps. */
export function Inline({ children, gap = 16, justify = 'start' }: InlineProps) {
  const row = css.inline[gap];
  return <div className={justify === 'between' ? `${row} ${css.between}` : row}>{children}</div>;
}
