import type { FastifyInstance } from 'fastify';
import type { PostsDeps } from './deps.ts';
import { addMarks } from './marks.ts';
import { addPost } from './post.ts';

export { contentsOf, firstWords, isBody } from './blocks.ts';
export type { PostsDeps } from './deps.ts';
export { takeLikesBack } from './marks.ts';
export { createMayHave } from './mediaAccess.ts';
export { publish } from './publish.ts';
export { cardFields, isShownTo, readersSubscription, selectCards, toCard } from './rows.ts';
export { standingOf, type Standing } from './standing.ts';

/** Adds every call under /api/posts/. */
export function addPosts(app: FastifyInstance, deps: PostsDeps): void {
  addPost(app, deps);
  addMarks(app, deps);
}
