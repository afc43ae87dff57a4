import type { ReactNode, Ref } from 'react';
import { hyphenate } from '#src/format/hyphenation.ts';
import { title } from './PageTitle.css.ts';

export interface PageTitleProps {
  /** Kind of page: `form` has the red dot, `message` and `legal` are public pages. @default 'section' */
  kind?: 'section' | 'article' | 'form' | 'message' | 'legal';
  children: ReactNode;
  /** Lets it take the focus of a part of the page that disappears. */
  ref?: Ref<HTMLHeadingElement>;
}

/** The page's only first-level heading (design section 9): it gets the focus after navigation. */
export function PageTitle({ kind = 'section', children, ref }: PageTitleProps) {
  return (
    <h1 className={title({ kind })} ref={ref} tabIndex={-1}>
      {typeof children === 'string' ? hyphenate(children) : children}
    </h1>
  );
}
