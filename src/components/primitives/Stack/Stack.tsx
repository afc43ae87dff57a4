import type { ReactNode } from 'react';
import { stack } from '../layout.css.ts';

export interface StackProps {
  /** Things one under another. */
  children: ReactNode;
  /** Distance between them, a step of the scale. @default 16 */
  gap?: keyof typeof stack;
}

/** A column with equal distances. */
export function Stack({ children, gap = 16 }: StackProps) {
  return <div className={stack[gap]}>{children}</div>;
}
