import type { ReactNode } from 'react';
import { page } from '../layout.css.ts';

export interface PageProps {
  /** The whole page, except what is fixed to the viewport: older browsers would fix that to this container. */
  children: ReactNode;
}

/** The root of every page: `vars.layout.page` and `vars.layout.module` are measured by it (design section 2). */
export function Page({ children }: PageProps) {
  return <div className={page}>{children}</div>;
}
