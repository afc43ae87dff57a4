import { useEffect } from 'react';

/** Has the browser ask before the page is closed. @returns ends it */
export function askBeforeUnload(): () => void {
  const asked = new AbortController();
  addEventListener('beforeunload', (event) => event.preventDefault(), { signal: asked.signal });
  return () => asked.abort();
}

/** The same while a component is there. @param isUnsaved something would be lost */
export function useAskBeforeUnload(isUnsaved: boolean): void {
  useEffect(() => (isUnsaved ? askBeforeUnload() : undefined), [isUnsaved]);
}
