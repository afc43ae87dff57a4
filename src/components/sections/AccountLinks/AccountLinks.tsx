import { Button } from 'react-aria-components/Button';
import { Link } from 'react-aria-components/Link';
import { Icon } from '../../primitives/Icon/index.ts';
import * as css from './AccountLinks.css.ts';

export interface AccountLinksProps {
  /** Where one's own posts live. */
  postsHref: string;
  /** Where the settings live. */
  settingsHref: string;
  /** Where the knowledge base lives. */
  knowledgeBaseHref: string;
  /** Asked to end the session. */
  onLogout: () => void;
}

/** What the tab bar has no room for, opened from the profile below `xl` (design section 9). */
export function AccountLinks({ postsHref, settingsHref, knowledgeBaseHref, onLogout }: AccountLinksProps) {
  return (
    <ul className={css.list}>
      <li className={css.row}>
        <Link className={css.item} href={postsHref}>
          <Icon name="posts" />
          Мои посты
        </Link>
      </li>
      <li className={css.row}>
        <Link className={css.item} href={settingsHref}>
          <Icon name="gear" />
          Настройки
        </Link>
      </li>
      <li className={css.row}>
        <Link className={css.item} href={knowledgeBaseHref}>
          <Icon name="book" />
          База знаний
        </Link>
      </li>
      <li className={css.row}>
        <Button className={css.item} onPress={onLogout}>
          <Icon name="logout" />
          Выйти
        </Button>
      </li>
    </ul>
  );
}
