import { Link } from 'react-aria-components/Link';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import * as css from './AppShell.css.ts';
import { type AppSection, sections } from './sections.ts';

interface NavItemProps {
  section: AppSection;
  href: string;
  isCurrent: boolean;
  /** The tab bar takes the short label where the section has one. */
  place: keyof typeof css.navItem;
}

/** One row of the sidebar or one tab of the bar; the current one carries `aria-current`. */
export function NavItem({ section, href, isCurrent, place }: NavItemProps) {
  const { label, tabLabel, icon } = sections[section];
  return (
    <Link href={href} className={css.navItem[place]} {...(isCurrent && { 'aria-current': 'page' })}>
      <Icon name={icon} />
      <span>{place === 'tabBar' ? (tabLabel ?? label) : label}</span>
    </Link>
  );
}
