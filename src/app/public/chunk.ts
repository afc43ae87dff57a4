import { createChunk } from '../chunk.ts';

/** Public pages other than the landing and the not-found page. */
export const publicPages = createChunk(() => import('./pages.tsx'));
