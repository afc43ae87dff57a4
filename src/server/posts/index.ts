import type { FastifyInstance } from 'fastify';
import type { PostsDeps } from './cards.ts';
import { addMarks } from './marks.ts';
import { addPost } from './post.ts';

export { firstWords, linesOf, mediaIn, readingProblems, wordsIn } from './blocks.ts';
export { checkNames, type Content } from './check.ts';
export { contentsWith, cardOf, placesOf, type Published } from './compose.ts';
export { type PostListsDeps, type PostsDeps, cardFields, selectCards, toCard, toWhole } from './cards.ts';
export { faultOf } from './faults.ts';
export { ownMedia } from './media.ts';
export { findPreview } from './preview.ts';
export { publish, upsertPublished } from './publish.ts';
export { removeLikes } from './marks.ts';

/** Adds every call under /api/posts/. */
export function addPosts(app: FastifyInstance, deps: PostsDeps): void {
  addPost(app, deps);
  addMarks(app, deps);
}
