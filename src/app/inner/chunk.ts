import { createChunk } from '../chunks/chunk.ts';

/** The area for signed-in people: downloaded when someone is likely to enter it. */
export const inner = createChunk(() => import('./area/InnerArea.tsx'));
