import { createChunk } from '../chunks/chunk.ts';

/** Public pages other than the landing page. */
export const publicPages = createChunk(() => import('./pages.tsx'));

/**
 * Downloads what the public page `name` was prerendered with: it has to be there before the page comes alive.
 *
 * @returns whether it is
 */
export const prepare = async (name: string): Promise<boolean> =>
  (await (await publicPages.load())?.preparePage(name)) ?? false;
