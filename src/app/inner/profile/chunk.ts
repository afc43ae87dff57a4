import { createChunk } from '../../chunks/chunk.ts';

/** The page of a person: downloaded when somebody is about to open one. */
export const personPage = createChunk(() => import('./PersonRoute.tsx'));

/** One's own: with what only its owner finds on it. */
export const ownPersonPage = createChunk(() => import('./OwnPersonRoute.tsx'));
