import { useCallback, useState } from 'react';

/**
 * A part of a page that downloads on its own.
 * @param download it, always the same function (`download.ts`)
 * @returns it once it is there, what starts the download, and whether that has failed
 */
export function usePart<Module>(download: () => Promise<Module>) {
  const [part, setPart] = useState<Module>();
  const [hasFailed, setFailed] = useState(false);
  const load = useCallback(() => {
    download().then(setPart, () => setFailed(true));
  }, [download]);
  return { part, load, hasFailed };
}
