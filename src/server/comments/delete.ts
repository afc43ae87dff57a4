import { and, eq, gt, inArray, isNull, lt, ne, sql, type SQL } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { type Database, secondsAgo, sharedNow, tables } from '../database/index.ts';
import { addEndpoint } from '../http/endpoint.ts';
import { HttpError, notFound } from '../http/errors.ts';
import { parseUuid } from '../http/parameters.ts';
import { findComment, type CommentsDeps, requireGranted, requireNotBlocked } from './access.ts';
import { readOne } from './present.ts';
import { countComment } from './rows.ts';

const { authors, comments } = tables;

/** Seconds for which deleting can be undone. */
const gracePeriod = 600;

const tooLate = () =>
  new HttpError(410, { detail: 'Комментарий удалён больше 10 минут назад, вернуть его нельзя.' });

/**
 * DELETE /api/comments/{id}/: the caller's own, even below a post they can no longer read, and any below their own
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
      // If both have deleted it, neither can restore it alone.
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
    const { comment, access } = await findComment(db, request, user.id);
    requireGranted(access);
    requireNotBlocked(access);
    const { id } = comment;
    const roles = [
      ...(comment.userId === user.id ? (['writer'] as const) : []),
      ...(access.isAuthor ? (['author'] as const) : []),
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
    return readOne(db, id, { readerId: user.id, writer: access.writer, publicUrl });
  });
}

/** Deleting a comment, and regretting it. */
export function addDeleting(app: FastifyInstance, deps: CommentsDeps): void {
  addDelete(app, deps);
  addRestore(app, deps);
}

/** Rows of one statement, so that it ends within the limits of time. */
const batchSize = 1000;
/** Seconds for which a deleted comment is kept: longer than deleting can be undone. */
const retention = 3600;

const isOver = lt(comments.deletedAt, secondsAgo(retention));
const isAnswered = sql`exists (select from ${comments} as answer where answer.parent_id = ${comments.id})`;

/** Erases comments deleted a while ago. One with answers keeps its place, without the text. */
export async function removeDeleted(db: Database): Promise<void> {
  const some = (where: SQL | undefined) =>
    sql`${comments.id} = any(array(${db.select({ id: comments.id }).from(comments).where(where).limit(batchSize)}))`;
  let count = batchSize;
  while (count === batchSize) {
    const removed = await db
      .delete(comments)
      .where(some(and(isOver, sql`not ${isAnswered}`)))
      .returning({ id: comments.id });
    count = removed.length;
  }
  count = batchSize;
  while (count === batchSize) {
    const blanked = await db
      .update(comments)
      .set({ text: '' })
      .where(some(and(isOver, ne(comments.text, ''), isAnswered)))
      .returning({ id: comments.id });
    count = blanked.length;
  }
}
