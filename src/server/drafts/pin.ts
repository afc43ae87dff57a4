import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { tables } from '../database/index.ts';
import { addEndpoint } from '../http/endpoint.ts';
import { notFound } from '../http/errors.ts';
import { parseId } from '../http/parameters.ts';
import type { DraftsDeps } from './content.ts';

const { authors, posts } = tables;

/** PUT and DELETE /api/posts/{id}/pin/: the author's post that is first on their page. */
export function addPin(app: FastifyInstance, { db, authenticate }: DraftsDeps): void {
  addEndpoint(app, 'pinPost', { limit: 'LIMIT_WRITE' }, async (request) => {
    const { user } = await authenticate(request);
    const id = parseId(request.params.id) ?? 0;
    const writer = db
      .select({ id: posts.authorId })
      .from(posts)
      .where(and(eq(posts.id, id), isNull(posts.withdrawnAt)));
    const pinned = await db
      .update(authors)
      .set({ pinnedId: id })
      .where(and(eq(authors.userId, user.id), inArray(authors.id, writer)))
      .returning({ id: authors.id });
    if (pinned.length === 0) throw notFound();
    return null;
  });

  addEndpoint(app, 'unpinPost', { limit: 'LIMIT_WRITE' }, async (request) => {
    const { user } = await authenticate(request);
    const id = parseId(request.params.id);
    if (id === undefined) throw notFound();
    await db
      .update(authors)
      .set({ pinnedId: null })
      .where(and(eq(authors.userId, user.id), eq(authors.pinnedId, id)));
    return null;
  });
}
