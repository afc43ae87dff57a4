import { Link } from 'react-aria-components/Link';
import { Icon } from '../../primitives/Icon/index.ts';
import type { AppSection } from './sections.ts';
import { sections } from './sections.ts';

interface NavItemProps {
  section: AppSection;
  href: string;
  isCurrent: boolean;
  /** Takes the short label where the section has one. @default false */
  isShort?: boolean;
  className: string;
}

/** One row of the sidebar or one tab of the bar; the current one carries `aria-current`. */
export function NavItem({ section, href, isCurrent, isShort = false, className }: NavItemProps) {
  const { label, tabLabel, icon } = sections[section];
  return (
    <Link href={href} className={className} {...(isCurrent && { 'aria-current': 'page' })}>
      <Icon name={icon} />
      <span>{isShort ? (tabLabel ?? label) : label}</span>
    </Link>
  );
}
