import { useCallback, useState } from 'react';
import { type DataRouter, matchRoutes } from 'react-router-dom';

/** A part of the app did not download: a new version has replaced its file, or the network was down. */
export class DownloadError extends Error {}

/**
 * Wraps the import of a part of the app that downloads on its own.
 * @returns a function that downloads it, and rejects with a `DownloadError`
 */
export const download =
  <Module>(load: () => Promise<Module>) =>
  (): Promise<Module> =>
    load().catch((cause: unknown) => {
      throw new DownloadError('A part of the app did not download', { cause });
    });

/**
 * A part of a page that downloads on its own.
 * @param importPart downloads it; always the same function, made by `download`
 * @returns it once it is there, what starts the download, and whether that has failed
 */
export function usePart<Module>(importPart: () => Promise<Module>) {
  const [part, setPart] = useState<Module>();
  const [hasFailed, setFailed] = useState(false);
  const load = useCallback(() => {
    importPart().then(setPart, () => setFailed(true));
  }, [importPart]);
  return { part, load, hasFailed };
}

/** Events before a link is followed: pointer or keyboard reaches it. */
const signs = ['pointerover', 'focusin'] as const;

/** Downloads a page when a link to it is about to be followed. @returns ends it */
export function preloadLinks(router: DataRouter): () => void {
  const onSign = ({ target }: Event): void => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="/"]') : null;
    const { routes } = router;
    for (const { route } of (link && matchRoutes(routes, link.pathname)) ?? []) {
      // A failure shows when the link is followed.
      if (typeof route.lazy === 'function') route.lazy().catch(() => {});
    }
  };
  for (const sign of signs) document.addEventListener(sign, onSign);
  return () => signs.forEach((sign) => document.removeEventListener(sign, onSign));
}

/** Waits for the code of the first page. @returns whether it has come */
export async function whenReady(router: DataRouter): Promise<boolean> {
  if (!router.state.initialized)
    await new Promise<void>((resolve) => {
      const stop = router.subscribe(({ initialized }) => {
        if (!initialized) return;
        stop();
        resolve();
      });
    });
  return router.state.errors === null;
}
