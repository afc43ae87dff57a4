import { Link } from 'react-aria-components/Link';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { NewTabNote } from '../../primitives/Link/Link.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './SupportChat.css.ts';

export interface SupportChatProps {
  /** `#support` opens the form over this page, another address the messenger in a new tab. */
  href: string;
  /** A page with a tab bar, below `xl`, has it above the bar. @default 'page' */
  place?: keyof typeof styles.launcher;
}

/**
 * Round launcher of the support at the bottom right of every page (specification section 1, FAQ, design section 6).
 * Comes last on the page: a narrow one has it at its end, beside the last line.
 */
export function SupportChat({ href, place = 'page' }: SupportChatProps) {
  const isForm = href.startsWith('#');
  return (
    <aside className={styles.place} aria-label="Поддержка">
      <Link
        className={styles.launcher[place]}
        href={href}
        {...(!isForm && { target: '_blank', rel: 'noopener' })}
      >
        <Icon name="message" />
        <VisuallyHidden>Чат поддержки</VisuallyHidden>
        {!isForm && <NewTabNote />}
      </Link>
    </aside>
  );
}
