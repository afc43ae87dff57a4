import { useEffect } from 'react';

/** Makes the browser ask before the page closes. @returns a function that ends it */
export function askBeforeUnload(): () => void {
  const asked = new AbortController();
  addEventListener('beforeunload', (event) => event.preventDefault(), { signal: asked.signal });
  return () => asked.abort();
}

/** The same while a component is there. @param isUnsaved something would be lost */
export function useAskBeforeUnload(isUnsaved: boolean): void {
  useEffect(() => (isUnsaved ? askBeforeUnload() : undefined), [isUnsaved]);
}
