import { createChunk } from '../../chunks/chunk.ts';

/** Where an author writes: downloaded when somebody is about to. */
export const writingPage = createChunk(() => import('./WritingRoute.tsx'));

/** The editor itself. */
export const editor = createChunk(() => import('#src/components/sections/PostEditor/index.ts'));

export const previewPage = createChunk(() => import('./PreviewRoute.tsx'));
export const revisionsPage = createChunk(() => import('./RevisionsRoute.tsx'));
export const conflictPage = createChunk(() => import('./ConflictRoute.tsx'));

/** The list of one's own posts. */
export const ownPostsPage = createChunk(() => import('./OwnPostsRoute.tsx'));
