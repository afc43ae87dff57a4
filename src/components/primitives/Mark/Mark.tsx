import * as css from './Mark.css.ts';

/**
 * «С» that holds a dot (design section 10): the sign where the wordmark would be narrower than 96 px. One em square, at
 * whose left edge it stands; silent.
 */
export function Mark() {
  return (
    <svg className={css.mark} viewBox="5 0 64 64" aria-hidden="true">
      <path className={css.letter} d="M47.5 17.1A21.5 21.5 0 1 0 47.5 46.9" />
      <circle className={css.dot} cx="45" cy="32" r="9.5" />
    </svg>
  );
}
