import type { ReactNode } from 'react';
import { joinEmptyLines } from '#src/validation/index.ts';
import { Link } from '../../primitives/Link/Link.tsx';
import type { RunView } from './blocks.ts';

function Run({ text, bold, italic, href }: RunView) {
  let content: ReactNode = joinEmptyLines(text);
  if (italic) content = <em>{content}</em>;
  if (bold) content = <strong>{content}</strong>;
  if (href === undefined) return content;
  return (
    <Link kind="text" href={href} isExternal={/^https:/i.test(href)}>
      {content}
    </Link>
  );
}

/** Text with its marks as React elements, never as HTML of an author. */
export function Runs({ runs }: { runs: readonly RunView[] }) {
  return runs.map((run, index) => <Run key={index} {...run} />);
}
