import { line } from './ProgressLine.css.ts';

/**
 * A thin line along the top of the window while a page downloads, unless it is quick. The parent announces the
 * loading.
 */
export function ProgressLine() {
  return <div className={line} aria-hidden="true" />;
}
