import { type DataRouter, matchRoutes } from 'react-router-dom';

/** A finger or a pointer comes over something, or the keyboard reaches it. */
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
