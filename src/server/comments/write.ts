import { and, eq, isNull } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { v7 } from 'uuid';
import { asRefusal, requireVerifiedEmail } from '../auth/index.ts';
import { sharedNow, tables, type Database } from '../database/index.ts';
import { addEndpoint } from '../http/endpoint.ts';
import { invalid } from '../http/errors.ts';
import { once } from '../http/idempotency.ts';
import { parseUuid } from '../http/id.ts';
import { countComment } from './count.ts';
import type { CommentsDeps } from './deps.ts';
import { readOne } from './read.ts';
import { askedPost, requireGranted, requireMay } from './standing.ts';
import { textOf } from './text.ts';

const { comments } = tables;

/**
 * The comment above an answer: what is answered, or what that answers itself. What is answered cannot be deleted meanwhile.
 * @throws {HttpError} 400 for what cannot be read below this post
 */
async function parentOf(transaction: Database, postId: number, asked: string): Promise<string> {
  const id = parseUuid(asked);
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
    const standing = await askedPost(db, request, user.id);
    requireGranted(standing);
    requireMay(standing);
    requireVerifiedEmail(user, 'comment');
    const text = textOf(request.body);
    const { parent } = request.body;
    return once(request, db, user.id, {
      async make(transaction) {
        await limits.require('LIMIT_COMMENT', String(user.id), transaction);
        const parentId = parent == null ? null : await parentOf(transaction, standing.id, parent);
        const row = { id: v7(), postId: standing.id, authorId: standing.authorId, userId: user.id, parentId };
        await transaction.insert(comments).values({ ...row, text, createdAt: sharedNow });
        await countComment(transaction, row, 1);
        return row.id;
      },
      present: (transaction, id) =>
        readOne(transaction, id, { readerId: user.id, writer: standing.writer, publicUrl }),
    }).catch((error: unknown) => {
      throw asRefusal(error);
    });
  });
}
