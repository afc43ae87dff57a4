import { Link } from 'react-aria-components/Link';
import * as css from './TabLinks.css.ts';

export interface TabLinksProps {
  /** Name of the pages for screen readers: «Деньги». */
  label: string;
  items: readonly { readonly href: string; readonly label: string }[];
  /** Address of the page on screen. */
  current: string;
}

/** Pages of one subject. They look like tabs, and each has an address of its own. */
export function TabLinks({ label, items, current }: TabLinksProps) {
  return (
    <nav className={css.bar} aria-label={label}>
      <ul className={css.tabList}>
        {items.map((item) => (
          <li className={css.item} key={item.href}>
            <Link
              className={css.tab}
              href={item.href}
              {...(item.href === current && { 'aria-current': 'page' })}
            >
              {item.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
