import type { ReactNode } from 'react';
import { Link } from 'react-aria-components/Link';
import { Icon } from '../Icon/Icon.tsx';
import { back } from './BackLink.css.ts';

export interface BackLinkProps {
  /** The list that the page belongs to. */
  href: string;
  children: ReactNode;
}

/** Link above the title of a page that opens from a list. */
export function BackLink({ href, children }: BackLinkProps) {
  return (
    <Link className={back} href={href}>
      <Icon name="left" />
      {children}
    </Link>
  );
}
