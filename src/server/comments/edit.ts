import { and, eq, isNull, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { requireVerifiedEmail } from '../auth/index.ts';
import { sharedNow, tables } from '../database/index.ts';
import { addEndpoint } from '../http/endpoint.ts';
import { notFound } from '../http/errors.ts';
import type { CommentsDeps } from './deps.ts';
import { readOne } from './read.ts';
import { askedComment, requireGranted, requireNotBlocked } from './standing.ts';
import { textOf } from './text.ts';

const { comments } = tables;

/** PATCH /api/comments/{id}/: one's own, as long as it can be read. A change of the rules of the post comes too late for it. */
export function addEdit(app: FastifyInstance, { db, authenticate, publicUrl }: CommentsDeps): void {
  addEndpoint(app, 'editComment', { limit: 'LIMIT_WRITE' }, async (request) => {
    const { user } = await authenticate(request);
    const { comment, standing } = await askedComment(db, request, user.id);
    if (comment.userId !== user.id) throw notFound();
    requireGranted(standing);
    requireNotBlocked(standing);
    requireVerifiedEmail(user, 'comment');
    const text = textOf(request.body);
    const [edited] = await db
      .update(comments)
      .set({
        text,
        editedAt: sql`case when ${comments.text} = ${text} then ${comments.editedAt} else ${sharedNow} end`,
      })
      .where(and(eq(comments.id, comment.id), isNull(comments.deletedAt), isNull(comments.hiddenAt)))
      .returning({ id: comments.id });
    if (edited === undefined) throw notFound();
    return readOne(db, edited.id, { readerId: user.id, writer: standing.writer, publicUrl });
  });
}
