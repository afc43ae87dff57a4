import type { ReactNode, Ref } from 'react';
import { Link } from 'react-aria-components/Link';
import { Avatar, type AvatarProps } from '../../primitives/Avatar/index.ts';
import { IconButton } from '../../primitives/IconButton/index.ts';
import { LinkButton } from '../../primitives/LinkButton/index.ts';
import { Logo } from '../../primitives/Logo/index.ts';
import { Main } from '../../primitives/Main/index.ts';
import { ScrollArea } from '../../primitives/ScrollArea/index.ts';
import { SkipLink } from '../../primitives/SkipLink/index.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/index.ts';
import * as css from './AppShell.css.ts';
import * as frame from './frame.css.ts';
import { NavItem } from './NavItem.tsx';
import { type AppSection, sidebarOrder, tabBarOrder } from './sections.ts';

/** The signed-in person, as the shell shows them. */
export interface ShellUser {
  /** Name to call the person by. */
  name: string;
  /** Second line under the name: the username or the e-mail. Without one it asks for a name. */
  note: string | undefined;
  portrait: AvatarProps['portrait'];
}

export interface AppShellProps {
  user: ShellUser;
  /** Where each section lives. */
  links: Readonly<Record<AppSection, string>>;
  /** The section on screen; `undefined` on a page that belongs to none. */
  current: AppSection | undefined;
  /** Asked to end the session. On narrow screens `AccountLinks` of the profile asks for it. */
  onLogout: () => void;
  /** The `<main>` element, for moving focus after navigation. */
  mainRef?: Ref<HTMLElement>;
  /** The page. */
  children: ReactNode;
}

/**
 * Frame of the inner area (design section 9): header, sidebar from `xl`, a five-item tab bar below it.
 */
export function AppShell({ user, links, current, onLogout, mainRef, children }: AppShellProps) {
  const item = (section: AppSection) => ({ section, href: links[section], isCurrent: section === current });
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
        <Link className={css.avatarLink} href={links.profile}>
          <Avatar portrait={user.portrait} size="small" />
          <VisuallyHidden>Профиль</VisuallyHidden>
        </Link>
      </header>
      <aside className={frame.sidebar}>
        <ScrollArea>
          <div className={frame.sidebarContent}>
            <nav aria-label="Разделы">
              <ul className={frame.sidebarList}>
                {sidebarOrder.map((section) => (
                  <li key={section}>
                    <NavItem {...item(section)} place="sidebar" />
                  </li>
                ))}
              </ul>
            </nav>
            <div className={frame.account} data-part="account">
              <Link className={css.accountLink} href={links.settings}>
                <Avatar portrait={user.portrait} size="small" />
                <span className={css.accountText}>
                  <span className={user.note === undefined ? css.accountAddress : css.accountName}>
                    {user.name}
                  </span>
                  <span className={css.accountNote}>{user.note ?? 'Указать имя'}</span>
                </span>
              </Link>
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
          {tabBarOrder.map((section) => (
            <li key={section}>
              <NavItem {...item(section)} place="tabBar" />
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
