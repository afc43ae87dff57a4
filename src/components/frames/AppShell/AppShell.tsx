import type { ReactNode, Ref } from 'react';
import { Link } from 'react-aria-components/Link';
import { Avatar } from '../../primitives/Avatar/Avatar.tsx';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { LinkButton } from '../../primitives/LinkButton/LinkButton.tsx';
import { Logo } from '../../primitives/Logo/Logo.tsx';
import { Main } from '../../primitives/Main/Main.tsx';
import { ScrollArea } from '../../primitives/ScrollArea/ScrollArea.tsx';
import { SkipLink } from '../../primitives/SkipLink/SkipLink.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { AccountLink, AccountMenu, type ShellUser } from './AccountMenu.tsx';
import * as css from './AppShell.css.ts';
import * as frame from './frame.css.ts';
import {
  type AppSection,
  type SectionLinks,
  sections,
  sectionsOf,
  sidebarOrder,
  tabBarOrder,
} from './sections.ts';

export type { ShellUser } from './AccountMenu.tsx';
export type { AppSection } from './sections.ts';

export interface AppShellProps {
  user: ShellUser;
  links: SectionLinks;
  /** The section on screen; `undefined` on a page that belongs to none. */
  current: AppSection | undefined;
  /** Asked to end the session. */
  onLogout: () => void;
  /** The `<main>` element, for moving focus after navigation. */
  mainRef?: Ref<HTMLElement>;
  /** The page. */
  children: ReactNode;
}

/**
 * Frame of the inner area (design section 9): header, sidebar from `xl`; below it a tab bar, and the rest behind the
 * portrait.
 */
export function AppShell({ user, links, current, onLogout, mainRef, children }: AppShellProps) {
  return (
    <div className={frame.shell}>
      <SkipLink />
      <header className={frame.header}>
        <Link className={css.brand} href={links.feed} aria-label="Перейти в ленту">
          <Logo />
        </Link>
        <div className={css.createButton}>
          <LinkButton href={links.create} size="small">
            Создать пост
          </LinkButton>
        </div>
        <div className={css.avatar}>
          <Link className={css.avatarLink} href={links.profile}>
            <Avatar portrait={user.portrait} size="small" />
            <VisuallyHidden>Профиль</VisuallyHidden>
          </Link>
        </div>
        <div className={css.menu}>
          <AccountMenu {...{ user, links, current, onLogout }} />
        </div>
      </header>
      <aside className={frame.sidebar}>
        <ScrollArea>
          <div className={frame.sidebarContent}>
            <nav aria-label="Разделы">
              <ul className={frame.sidebarList}>
                {sectionsOf(sidebarOrder, links).map(({ section, href }) => (
                  <li key={section}>
                    <NavItem {...{ section, href }} isCurrent={section === current} place="sidebar" />
                  </li>
                ))}
              </ul>
            </nav>
            <div className={frame.account} data-part="account">
              <AccountLink user={user} links={links} />
              <IconButton label="Выйти" icon="logout" onPress={onLogout} />
            </div>
          </div>
        </ScrollArea>
      </aside>
      <div className={frame.content}>
        <Main ref={mainRef}>
          <div className={frame.page}>{children}</div>
        </Main>
      </div>
      <nav className={frame.tabBar} data-part="tab-bar" aria-label="Разделы">
        <ul className={frame.tabBarList}>
          {sectionsOf(tabBarOrder, links).map(({ section, href }) => (
            <li key={section}>
              <NavItem {...{ section, href }} isCurrent={section === current} place="tabBar" />
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}

interface NavItemProps {
  section: AppSection;
  href: string;
  isCurrent: boolean;
  /** The tab bar takes the short label where the section has one. */
  place: keyof typeof css.navItem;
}

/** One row of the sidebar or one tab of the bar; the current one carries `aria-current`. */
function NavItem({ section, href, isCurrent, place }: NavItemProps) {
  const { label, tabLabel, icon } = sections[section];
  return (
    <Link href={href} className={css.navItem[place]} {...(isCurrent && { 'aria-current': 'page' })}>
      <Icon name={icon} />
      <span>{place === 'tabBar' ? (tabLabel ?? label) : label}</span>
    </Link>
  );
}
