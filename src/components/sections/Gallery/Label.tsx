import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';

/** Says the action before the picture's description. */
export function Label({ text, alt }: { text: string; alt: string }) {
  return <VisuallyHidden>{alt === '' ? text : `${text}: `}</VisuallyHidden>;
}
