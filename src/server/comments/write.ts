import { and, eq, isNull, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { v7 } from 'uuid';
import { tidyText, validateComment } from '#src/validation/index.ts';
import { asRefusal, requireVerifiedEmail } from '../auth/index.ts';
import { type Database, sharedNow, tables } from '../database/index.ts';
import { addEndpoint } from '../http/endpoint.ts';
import { checkFields, HttpError, invalid, notFound } from '../http/errors.ts';
import { once } from '../http/idempotency.ts';
import { parseUuid } from '../http/parameters.ts';
import {
  findComment,
  findPostAccess,
  type CommentsDeps,
  requireGranted,
  requireCommenting,
  requireNotBlocked,
} from './access.ts';
import { readOne } from './present.ts';
import { countComment } from './rows.ts';

const { comments, posts } = tables;

/** A comment as it is kept. @throws {HttpError} 400 for one that is empty or too long */
function textOf({ text }: { readonly text: string }): string {
  checkFields({ text: validateComment(text) });
  return tidyText(text);
}

/**
 * The comment above an answer: what is answered, or what that answers itself. What is answered cannot be deleted meanwhile.
 * @throws {HttpError} 400 for what cannot be read below this post
 */
async function parentOf(transaction: Database, postId: number, parent: string): Promise<string> {
  const id = parseUuid(parent);
  const [row] =
    id === undefined
      ? []
      : await transaction
          .select({ id: comments.id, parentId: comments.parentId })
          .from(comments)
          .where(
            and(
              eq(comments.id, id),
              eq(comments.postId, postId),
              isNull(comments.deletedAt),
              isNull(comments.hiddenAt),
            ),
          )
          .for('no key update');
  if (row === undefined) throw invalid({ parent: ['Комментария, на который вы отвечаете, уже нет.'] });
  return row.parentId ?? row.id;
}

/** POST /api/posts/{id}/comments/ */
export function addWrite(app: FastifyInstance, { db, authenticate, limits, publicUrl }: CommentsDeps): void {
  addEndpoint(app, 'comment', { limit: { itself: 'LIMIT_COMMENT' } }, async (request) => {
    const { user } = await authenticate(request);
    const access = await findPostAccess(db, request, user.id);
    requireGranted(access);
    requireCommenting(access);
    requireVerifiedEmail(user, 'comment');
    const text = textOf(request.body);
    const { parent } = request.body;
    return once(request, db, user.id, {
      async make(transaction) {
        await limits.require('LIMIT_COMMENT', String(user.id), transaction);
        const parentId = parent == null ? null : await parentOf(transaction, access.id, parent);
        const row = { id: v7(), postId: access.id, authorId: access.authorId, userId: user.id, parentId };
        await transaction.insert(comments).values({ ...row, text, createdAt: sharedNow });
        await countComment(transaction, row, 1);
        return row.id;
      },
      present: (transaction, id) =>
        readOne(transaction, id, { readerId: user.id, writer: access.writer, publicUrl }),
    }).catch((error: unknown) => {
      throw asRefusal(error);
    });
  });
}

/**
 * PATCH /api/comments/{id}/: the caller's own while it is readable. A later change of the post's rules does not affect
 * it.
 */
export function addEdit(app: FastifyInstance, { db, authenticate, publicUrl }: CommentsDeps): void {
  addEndpoint(app, 'editComment', { limit: 'LIMIT_WRITE' }, async (request) => {
    const { user } = await authenticate(request);
    const { comment, access } = await findComment(db, request, user.id);
    if (comment.userId !== user.id) throw notFound();
    requireGranted(access);
    requireNotBlocked(access);
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
    return readOne(db, edited.id, { readerId: user.id, writer: access.writer, publicUrl });
  });
}

/** PUT /api/posts/{id}/comment_policy/: readers who may comment from now on; existing comments stay. */
export function addPolicy(app: FastifyInstance, { db, authenticate }: CommentsDeps): void {
  addEndpoint(app, 'setCommentPolicy', { limit: 'LIMIT_WRITE' }, async (request) => {
    const { user } = await authenticate(request);
    const access = await findPostAccess(db, request, user.id);
    if (!access.isAuthor) throw new HttpError(403, { detail: 'Это решает автор поста.' });
    const { policy } = request.body;
    await db.update(posts).set({ commenting: policy }).where(eq(posts.id, access.id));
    return { policy };
  });
}
