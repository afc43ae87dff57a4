import type { ReactNode, Ref } from 'react';
import { main } from '../layout.css.ts';

/** `id` of a page's `<main>`, where the skip link and a navigation lead. */
export const contentId = 'content';

export interface MainProps {
  children: ReactNode;
  /** Receives focus after navigation. */
  ref?: Ref<HTMLElement> | undefined;
}

/** The page's main content, past header and navigation. */
export function Main({ children, ref }: MainProps) {
  return (
    <main className={main} id={contentId} tabIndex={-1} ref={ref}>
      {children}
    </main>
  );
}
