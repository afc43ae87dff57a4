import { NewTabNote } from '../../primitives/Link/index.ts';
import { Mark } from '../../primitives/Mark/index.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/index.ts';
import * as styles from './SupportChat.css.ts';

export interface SupportChatProps {
  /** The support messenger. */
  href: string;
}

/** Round launcher of the support chat at the bottom right (specification section 1, FAQ); opens a new tab. */
export function SupportChat({ href }: SupportChatProps) {
  return (
    <aside aria-label="Поддержка">
      <a className={styles.launcher} href={href} target="_blank" rel="noopener">
        <Mark />
        <VisuallyHidden>Чат поддержки</VisuallyHidden>
        <NewTabNote />
      </a>
    </aside>
  );
}
