import { createChunk } from '../chunks/chunk.ts';

/** The three popups share one download. */
export const popups = createChunk(() => import('./Popups.tsx'));
