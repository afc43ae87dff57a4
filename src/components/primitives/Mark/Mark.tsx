import * as css from './Mark.css.ts';

/**
 * «С» around a dot (design section 10): the sign if the wordmark would be narrower than 96 px. It is at the left edge
 * of one em square and silent.
 */
export function Mark() {
  return (
    <svg className={css.mark} viewBox="5 0 64 64" aria-hidden="true">
      <path className={css.letter} d="M47.5 17.1A21.5 21.5 0 1 0 47.5 46.9" />
      <circle className={css.dot} cx="45" cy="32" r="9.5" />
    </svg>
  );
}
