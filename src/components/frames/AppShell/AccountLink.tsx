import { Link } from 'react-aria-components/Link';
import { Avatar, type AvatarProps } from '../../primitives/Avatar/Avatar.tsx';
import * as css from './AppShell.css.ts';
import type { AppSection } from './sections.ts';

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
  links: Readonly<Record<AppSection, string>>;
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
