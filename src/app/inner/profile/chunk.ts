import { createChunk } from '../../chunks/chunk.ts';

/** The page of a person: downloaded when somebody is about to open one. */
export const personPage = createChunk(() => import('./PersonRoute.tsx'));

/**
 * One's own pages: people who open one of them go on to the others. Each by itself would also cut what they share
 * with all other pages.
 */
export const ownPages = createChunk(() => import('./own.ts'));
