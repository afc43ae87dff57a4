import { createChunk } from '../../chunks/chunk.ts';

/** What an author offers for money: downloaded when its author opens it. */
export const tiersPage = createChunk(() => import('./TiersRoute.tsx'));
