import type { ReactNode } from 'react';
import { Link as AriaLink, type LinkProps as AriaLinkProps } from 'react-aria-components/Link';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as css from './Link.css.ts';

export interface LinkProps extends Omit<
  AriaLinkProps,
  'className' | 'style' | 'children' | 'render' | 'target' | 'rel'
> {
  /** Text of the link. */
  children: ReactNode;
  /** Opens in a new tab and says so to a screen reader. @default false */
  isExternal?: boolean;
  /** `text` keeps the weight of the sentence around it. @default 'standalone' */
  kind?: 'standalone' | 'text';
}

/**
 * Goes to another page or place of this one. Without `href` it is a link that only does `onPress`
 * («Забыли пароль?» opens another popup).
 */
export function Link({ children, isExternal = false, kind = 'standalone', ...aria }: LinkProps) {
  const tab = isExternal ? { target: '_blank', rel: 'noopener' } : {};
  return (
    <AriaLink {...aria} {...tab} className={kind === 'text' ? css.inText : css.link}>
      {children}
      {isExternal && <NewTabNote />}
    </AriaLink>
  );
}

/** The words a screen reader adds to a link that opens a new tab. */
export function NewTabNote() {
  return <VisuallyHidden>{' (откроется в новой вкладке)'}</VisuallyHidden>;
}
