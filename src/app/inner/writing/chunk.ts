import { createChunk } from '../../chunks/chunk.ts';

/** Where an author writes: downloaded when somebody is about to. */
export const writingPage = createChunk(() => import('./WritingRoute.tsx'));

/** The list of the author's own posts. */
export const ownPostsPage = createChunk(() => import('./OwnPostsRoute.tsx'));
