import type { ReactNode } from 'react';
import { thirds } from './Thirds.css.ts';

export interface ThirdsProps {
  /** Pairs: what stands in the first third, then what starts on the second axis. */
  children: ReactNode;
}

/** Two columns from 1024 px, the second on the page's axis at 2 modules; below that one. Belongs in a `Container`. */
export function Thirds({ children }: ThirdsProps) {
  return <div className={thirds}>{children}</div>;
}
