import * as css from './PendingDots.css.ts';

export interface PendingDotsProps {
  /** `icon` takes the place of the sign in a button. @default 'page' */
  size?: 'page' | 'icon';
}

/**
 * Three hopping dots: a whole page waits for an answer, or a button whose label has to stay, as it names a sum. They say
 * nothing to a screen reader; the page does. Any other button says what it waits for in its label.
 */
export function PendingDots({ size = 'page' }: PendingDotsProps) {
  return (
    <span className={css.dots[size]} aria-hidden="true">
      <span className={css.dot} />
      <span className={css.dot} />
      <span className={css.dot} />
    </span>
  );
}
