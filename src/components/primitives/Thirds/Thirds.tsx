import type { ReactNode } from 'react';
import { thirds } from '../layout.css.ts';

export interface ThirdsProps {
  /** Pairs: first the content of the first third, then that on the second axis. */
  children: ReactNode;
}

/**
 * Two columns from 1024 px, the second on the page's axis at 2 modules (design section 2); below that one. Belongs in a
 * `Container`.
 */
export function Thirds({ children }: ThirdsProps) {
  return <div className={thirds}>{children}</div>;
}
