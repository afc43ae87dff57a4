import { useRef, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { Dialog } from 'react-aria-components/Dialog';
import { Link } from 'react-aria-components/Link';
import { Popover } from 'react-aria-components/Popover';
import { Avatar, type AvatarProps } from '../../primitives/Avatar/Avatar.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import * as css from './AppShell.css.ts';
import { accountOrder, type AppSection, type SectionLinks, sections, sectionsOf } from './sections.ts';

export interface AccountMenuProps {
  user: ShellUser;
  links: SectionLinks;
  current: AppSection | undefined;
  onLogout: () => void;
}

/** Opens from the portrait what the tab bar has no room for. */
export function AccountMenu({ user, links, current, onLogout }: AccountMenuProps) {
  const trigger = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    // `DialogTrigger` would add all menus to the download of the landing page's popups.
    <>
      <Button
        className={css.button}
        ref={trigger}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPress={() => setOpen(true)}
      >
        <Avatar portrait={user.portrait} size="small" />
        <VisuallyHidden>Меню аккаунта</VisuallyHidden>
      </Button>
      <Popover
        className={css.popover}
        placement="bottom end"
        triggerRef={trigger}
        isOpen={isOpen}
        onOpenChange={setOpen}
      >
        <Dialog className={css.dialog} aria-label="Аккаунт">
          <div className={css.account}>
            <AccountLink user={user} links={links} onClick={close} />
          </div>
          <ul>
            {sectionsOf(accountOrder, links).map(({ section, href }) => (
              <li key={section}>
                <Link
                  className={css.item}
                  href={href}
                  onClick={close}
                  {...(section === current && { 'aria-current': 'page' })}
                >
                  <Icon name={sections[section].icon} />
                  {sections[section].label}
                </Link>
              </li>
            ))}
            <li>
              <Button
                className={css.item}
                onPress={() => {
                  close();
                  onLogout();
                }}
              >
                <Icon name="logout" />
                Выйти
              </Button>
            </li>
          </ul>
        </Dialog>
      </Popover>
    </>
  );
}

/** The signed-in person, as the shell shows them. */
export interface ShellUser {
  /** Name to call the person by. */
  name: string;
  /** Second line under the name: the username or the e-mail. Without one it asks for a name. */
  note: string | undefined;
  portrait: AvatarProps['portrait'];
}

interface AccountLinkProps {
  user: ShellUser;
  links: SectionLinks;
  onClick?: () => void;
}

/** The signed-in person, who leads to their page; one without a name is led to where it is given. */
export function AccountLink({ user: { name, note, portrait }, links, onClick }: AccountLinkProps) {
  return (
    <Link
      className={css.accountLink}
      href={note === undefined ? links.settings : links.profile}
      {...(onClick && { onClick })}
    >
      <Avatar portrait={portrait} size="small" />
      <span className={css.accountText}>
        <span className={note === undefined ? css.accountAddress : css.accountName}>{name}</span>
        <span className={css.accountNote}>{note ?? 'Указать имя'}</span>
      </span>
    </Link>
  );
}
