import { VisuallyHidden } from '../../primitives/VisuallyHidden/index.ts';

/** What a press does, before what the picture says of itself. */
export function Label({ text, alt }: { text: string; alt: string }) {
  return <VisuallyHidden>{alt === '' ? text : `${text}: `}</VisuallyHidden>;
}
