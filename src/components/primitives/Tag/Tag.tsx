import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import * as css from './Tag.css.ts';

export interface TagProps {
  /**
   * `good` has a tick, `bad` (late, refused) an exclamation mark, `waiting` the dot, `over` (also paused) a ring,
   * `warning` a dash.
   */
  kind: 'good' | 'bad' | 'waiting' | 'over' | 'warning';
  /** One to four words: «Оплачен», «Вернули на •••• 2208». */
  children: ReactNode;
}

/** State of an entry: a sign and a word, never a colour alone (design section 8). */
export function Tag({ kind, children }: TagProps) {
  return (
    <span className={css.tag({ kind })}>
      <Sign kind={kind} />
      <span>{children}</span>
    </span>
  );
}

function Sign({ kind }: Pick<TagProps, 'kind'>) {
  switch (kind) {
    case 'good':
      return (
        <span className={css.tick}>
          <Icon name="check" size="small" />
        </span>
      );
    case 'bad':
      return (
        <span className={css.exclamation} aria-hidden="true">
          !
        </span>
      );
    case 'waiting':
      return <span className={css.dot} />;
    case 'over':
      return <span className={css.ring} />;
    case 'warning':
      return <span className={css.line} />;
  }
}
