import * as css from './PendingDots.css.ts';

export interface PendingDotsProps {
  /** `large` is twice as big: a whole page waits. @default 'regular' */
  size?: 'regular' | 'large';
}

/** Three hopping dots: something was sent and its answer is awaited. Says nothing to a screen reader; the label does. */
export function PendingDots({ size = 'regular' }: PendingDotsProps) {
  return (
    <span className={css.dots[size]} aria-hidden="true">
      <span className={css.dot} />
      <span className={css.dot} />
      <span className={css.dot} />
    </span>
  );
}
