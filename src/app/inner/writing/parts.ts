import { createChunk } from '../../chunks/chunk.ts';

/** The editor itself, which weighs more than the rest of its page. */
export const editor = createChunk(() => import('#src/components/sections/PostEditor/index.ts'));

export const previewPage = createChunk(() => import('./PreviewRoute.tsx'));
export const revisionsPage = createChunk(() => import('./RevisionsRoute.tsx'));
export const conflictPage = createChunk(() => import('./ConflictRoute.tsx'));
