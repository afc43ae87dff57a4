import type { ReactNode } from 'react';
import { Link as AriaLink, type LinkProps as AriaLinkProps } from 'react-aria-components/Link';
import { button, type ButtonLooks } from '../button.css.ts';

export interface LinkButtonProps extends Omit<
  AriaLinkProps,
  'className' | 'style' | 'children' | 'render' | 'target' | 'rel' | 'href'
> {
  /** Target of the link. */
  href: string;
  /** The label. */
  children: ReactNode;
  /** The same kinds as `Button`. @default 'primary' */
  kind?: ButtonLooks['kind'];
  /** `small` is 44 px high. @default 'regular' */
  size?: ButtonLooks['size'];
  /** `full` takes the width of its container. @default 'content' */
  width?: ButtonLooks['width'];
}

/** A link that looks like a button (design section 8): it navigates, so its role stays `link`. */
export function LinkButton(props: LinkButtonProps) {
  const { children, kind, size, width, ...aria } = props;
  return (
    <AriaLink {...aria} className={button({ kind, size, width })}>
      {children}
    </AriaLink>
  );
}
