import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { tables } from '../database/index.ts';
import { addEndpoint } from '../http/endpoint.ts';
import { HttpError } from '../http/errors.ts';
import type { CommentsDeps } from './deps.ts';
import { askedPost } from './standing.ts';

const { posts } = tables;

/** PUT /api/posts/{id}/comment_policy/: who may comment from now on; what stands there stays. */
export function addPolicy(app: FastifyInstance, { db, authenticate }: CommentsDeps): void {
  addEndpoint(app, 'setCommentPolicy', { limit: 'LIMIT_WRITE' }, async (request) => {
    const { user } = await authenticate(request);
    const standing = await askedPost(db, request, user.id);
    if (!standing.isAuthor) throw new HttpError(403, { detail: 'Это решает автор поста.' });
    const { policy } = request.body;
    await db.update(posts).set({ commenting: policy }).where(eq(posts.id, standing.id));
    return { policy };
  });
}
