import type { ReactNode } from 'react';
import { inline } from '../layout.css.ts';

export interface InlineProps {
  /** Things in a row; they wrap when it is short. */
  children: ReactNode;
  /** Distance between them, a step of the scale. @default 16 */
  gap?: keyof typeof inline;
}

/** A row that wraps. */
export function Inline({ children, gap = 16 }: InlineProps) {
  return <div className={inline[gap]}>{children}</div>;
}
