import { createChunk } from '../../chunks/chunk.ts';

/** Where an author edits their page: downloaded when it is opened. */
export const profileEditPage = createChunk(() => import('./ProfileEditRoute.tsx'));
