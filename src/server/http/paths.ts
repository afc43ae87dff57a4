import { findPlace, paths } from '#src/site/addresses.ts';

/** Path without the query, still encoded. */
export const pathOf = (url: string): string => url.split('?', 1)[0] ?? '';

/** First segments of the paths for programs. */
const apiSegments = new Set(['api', 'auth', 'healthz', 'media', 'readyz']);

/** True for paths of programs: their failures are JSON. Everything else is a page or a file. */
export function isApiPath(url: string): boolean {
  const segment = decode(/^\/([^/?#]*)/.exec(url)?.[1] ?? '');
  return apiSegments.has(segment);
}

/** As the router reads it: `/%61pi/` is `/api/`. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Replaces the address of a page in the log, because it may hold a token or an e-mail. */
export function pageRoute(path: string): string | undefined {
  const place = findPlace(path);
  return place && paths[place.name];
}
