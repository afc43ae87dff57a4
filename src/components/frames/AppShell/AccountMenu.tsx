import { useRef, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { Dialog } from 'react-aria-components/Dialog';
import { Link } from 'react-aria-components/Link';
import { Popover } from 'react-aria-components/Popover';
import { Avatar } from '../../primitives/Avatar/Avatar.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { AccountLink, type ShellUser } from './AccountLink.tsx';
import * as css from './AccountMenu.css.ts';
import { accountOrder, type AppSection, sections } from './sections.ts';

export interface AccountMenuProps {
  user: ShellUser;
  links: Readonly<Record<AppSection, string>>;
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
            {accountOrder.map((section) => (
              <li key={section}>
                <Link
                  className={css.item}
                  href={links[section]}
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
