import { contentId } from '../Main/Main.tsx';
import { skipLink } from './SkipLink.css.ts';

/** First in the tab order of a page: leads past its header to its `Main` (WCAG 2.4.1). */
export function SkipLink() {
  return (
    <a className={skipLink} href={`#${contentId}`}>
      К содержанию
    </a>
  );
}
