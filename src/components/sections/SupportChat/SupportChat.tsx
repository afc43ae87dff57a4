import { Icon } from '../../primitives/Icon/Icon.tsx';
import { NewTabNote } from '../../primitives/Link/Link.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './SupportChat.css.ts';

export interface SupportChatProps {
  /** The support messenger. */
  href: string;
}

/**
 * Round launcher of the support chat at the bottom right (specification section 1, FAQ, design section 6); opens a new
 * tab. Comes last on the page: a narrow one has it at its end, beside the last line.
 */
export function SupportChat({ href }: SupportChatProps) {
  return (
    <aside className={styles.place} aria-label="Поддержка">
      <a className={styles.launcher} href={href} target="_blank" rel="noopener">
        <Icon name="message" />
        <VisuallyHidden>Чат поддержки</VisuallyHidden>
        <NewTabNote />
      </a>
    </aside>
  );
}
