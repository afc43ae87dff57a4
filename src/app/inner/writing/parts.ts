import { createChunk } from '../../chunks/chunk.ts';

/** The editor itself, which weighs more than the rest of its page. */
export const editor = createChunk(() => import('#src/components/sections/PostEditor/index.ts'));

/** Preview, versions and conflict. */
export const views = createChunk(() => import('./views.ts'));
