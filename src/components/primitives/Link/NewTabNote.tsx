import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

/** The words a screen reader adds to a link that opens a new tab. */
export function NewTabNote() {
  return <VisuallyHidden>{' (откроется в новой вкладке)'}</VisuallyHidden>;
}
