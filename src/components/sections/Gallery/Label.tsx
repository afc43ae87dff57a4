import { VisuallyHidden } from '../../primitives/VisuallyHidden/index.ts';

/** Says the action before the picture's description. */
export function Label({ text, alt }: { text: string; alt: string }) {
  return <VisuallyHidden>{alt === '' ? text : `${text}: `}</VisuallyHidden>;
}
