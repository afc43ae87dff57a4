import { createChunk } from '../../chunks/chunk.ts';

/** The page of a post, with its player and its viewer of pictures: downloaded when somebody is about to open one. */
export const postPage = createChunk(() => import('./PostRoute.tsx'));
