import { unknownOrigin } from '#src/site/origin.ts';

/**
 * Origin of the site, for addresses that machines read. Pages are served with it on `<html data-origin>`, because people
 * may open the site by another name than it gives itself; where it is missing, on the development server, their own counts.
 */
export const siteOrigin: string = import.meta.env.SSR
  ? unknownOrigin
  : (document.documentElement.dataset['origin'] ?? location.origin);
