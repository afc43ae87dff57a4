import type { ReactNode } from 'react';
import { container } from '../layout.css.ts';

export interface ContainerProps {
  /** Text that starts on the page's margin. */
  children: ReactNode;
}

/** The page's width with its margins (design section 2): 1920 px at most, centred. Full-bleed blocks stay outside. */
export function Container({ children }: ContainerProps) {
  return <div className={container}>{children}</div>;
}
