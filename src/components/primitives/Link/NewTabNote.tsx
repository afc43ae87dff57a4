import { VisuallyHidden } from '../VisuallyHidden/index.ts';

/** The words a screen reader adds to a link that opens a new tab. */
export function NewTabNote() {
  return <VisuallyHidden>{' (откроется в новой вкладке)'}</VisuallyHidden>;
}
