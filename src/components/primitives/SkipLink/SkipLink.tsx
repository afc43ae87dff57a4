import { skipLink } from './SkipLink.css.ts';

export interface SkipLinkProps {
  /** `id` of the page's `<main>`, which has `tabIndex={-1}`. */
  target: string;
}

/** First in the tab order of a page: leads past its header to the content (WCAG 2.4.1). */
export function SkipLink({ target }: SkipLinkProps) {
  return (
    <a className={skipLink} href={`#${target}`}>
      К&nbsp;содержанию
    </a>
  );
}
