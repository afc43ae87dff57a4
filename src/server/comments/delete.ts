import { and, eq, gt, inArray, isNull, ne } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { secondsAgo, sharedNow, tables } from '../database/index.ts';
import { addEndpoint } from '../http/endpoint.ts';
import { HttpError, notFound } from '../http/errors.ts';
import { parseUuid } from '../http/id.ts';
import { countComment } from './count.ts';
import type { CommentsDeps } from './deps.ts';
import { readOne } from './read.ts';
import { askedComment, requireGranted, requireNotBlocked } from './standing.ts';

const { authors, comments } = tables;

/** Seconds for which deleting can be undone. */
const gracePeriod = 600;

const tooLate = () =>
  new HttpError(410, { detail: 'Комментарий удалён больше 10 минут назад, вернуть его нельзя.' });

/**
 * DELETE /api/comments/{id}/: one's own, even below a post that one may not read any more, and any below one's own
 * post.
 */
function addDelete(app: FastifyInstance, { db, authenticate }: CommentsDeps): void {
  addEndpoint(app, 'deleteComment', { limit: 'LIMIT_WRITE' }, async (request) => {
    const { user } = await authenticate(request);
    const id = parseUuid(request.params.id);
    if (id === undefined) throw notFound();
    const [row] = await db
      .select({ userId: comments.userId, owner: authors.userId })
      .from(comments)
      .innerJoin(authors, eq(authors.id, comments.authorId))
      .where(eq(comments.id, id));
    if (row === undefined || (row.userId !== user.id && row.owner !== user.id)) throw notFound();
    const deletedBy = row.userId === user.id ? 'writer' : 'author';
    await db.transaction(async (transaction) => {
      const [deleted] = await transaction
        .update(comments)
        .set({ deletedAt: sharedNow, deletedBy })
        .where(and(eq(comments.id, id), isNull(comments.deletedAt)))
        .returning();
      if (deleted?.hiddenAt === null) await countComment(transaction, deleted, -1);
      // Where both have deleted it, neither can restore it alone.
      if (deleted === undefined)
        await transaction
          .update(comments)
          .set({ deletedBy: 'both' })
          .where(and(eq(comments.id, id), ne(comments.deletedBy, deletedBy)));
    });
    return null;
  });
}

/** PUT /api/comments/{id}/restore/: by the person who deleted it. */
function addRestore(app: FastifyInstance, { db, authenticate, publicUrl }: CommentsDeps): void {
  addEndpoint(app, 'restoreComment', { limit: 'LIMIT_WRITE' }, async (request) => {
    const { user } = await authenticate(request);
    const { comment, standing } = await askedComment(db, request, user.id);
    requireGranted(standing);
    requireNotBlocked(standing);
    const { id } = comment;
    const roles = [
      ...(comment.userId === user.id ? (['writer'] as const) : []),
      ...(standing.isAuthor ? (['author'] as const) : []),
    ];
    if (roles.length === 0) throw notFound();
    await db.transaction(async (transaction) => {
      const [restored] = await transaction
        .update(comments)
        .set({ deletedAt: null, deletedBy: null })
        .where(
          and(
            eq(comments.id, id),
            inArray(comments.deletedBy, roles),
            gt(comments.deletedAt, secondsAgo(gracePeriod)),
          ),
        )
        .returning();
      if (restored?.hiddenAt === null) await countComment(transaction, restored, 1);
      if (restored !== undefined) return;
      const [current] = await transaction.select().from(comments).where(eq(comments.id, id));
      if (current === undefined) throw notFound();
      // It is there already.
      if (current.deletedBy === null) return;
      throw roles.some((role) => role === current.deletedBy) ? tooLate() : notFound();
    });
    return readOne(db, id, { readerId: user.id, writer: standing.writer, publicUrl });
  });
}

/** Deleting a comment, and regretting it. */
export function addDeleting(app: FastifyInstance, deps: CommentsDeps): void {
  addDelete(app, deps);
  addRestore(app, deps);
}
