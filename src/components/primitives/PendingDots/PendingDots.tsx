import * as css from './PendingDots.css.ts';

/**
 * Three hopping dots: a whole page waits for an answer. They say nothing to a screen reader; the page does. A button says
 * what it waits for in its label.
 */
export function PendingDots() {
  return (
    <span className={css.dots} aria-hidden="true">
      <span className={css.dot} />
      <span className={css.dot} />
      <span className={css.dot} />
    </span>
  );
}
