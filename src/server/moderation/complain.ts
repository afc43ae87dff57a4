import { isNotNull } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { v7 } from 'uuid';
import type { Complaint } from '#src/api/contract.ts';
import { asRefusal, type CallDeps } from '../auth/index.ts';
import { sharedNow, tables } from '../database/index.ts';
import { addEndpoint } from '../http/endpoint.ts';
import { HttpError, notFound } from '../http/errors.ts';
import { once } from '../http/idempotency.ts';
import type { Limits } from '../limits/limits.ts';
import { findComment, findPostAccess, requireGranted, requireNotBlocked } from '../comments/access.ts';

const { complaints } = tables;

interface ComplaintsDeps extends CallDeps {
  readonly limits: Pick<Limits, 'require'>;
}

type Target = Pick<typeof complaints.$inferInsert, 'authorId' | 'postId' | 'commentId'>;

const ownText = () => new HttpError(400, { detail: 'Пожаловаться можно только на чужое.' });

/** Complaints of readers about posts and readable comments; one each until a moderator has decided. */
export function addComplaints(app: FastifyInstance, { db, authenticate, limits }: ComplaintsDeps): void {
  const complain = (request: FastifyRequest, userId: number, reason: Complaint['reason'], target: Target) =>
    once(request, db, userId, {
      async make(transaction) {
        await limits.require('LIMIT_COMPLAINT', String(userId), transaction);
        const row = { ...target, id: v7(), userId, reason, createdAt: sharedNow };
        const { commentId, postId, resolvedAt } = complaints;
        // One that a moderator has looked at is open again: what it is about may have been edited since.
        await transaction
          .insert(complaints)
          .values(row)
          .onConflictDoUpdate({
            target: [target.commentId === undefined ? postId : commentId, complaints.userId],
            set: { reason, createdAt: sharedNow, resolvedAt: null },
            setWhere: isNotNull(resolvedAt),
          });
        return row.id;
      },
      present: async () => ({ detail: 'Модераторы посмотрят.' }),
    }).catch((error: unknown) => {
      throw asRefusal(error);
    });

  addEndpoint(app, 'reportPost', { limit: { itself: 'LIMIT_COMPLAINT' } }, async (request) => {
    const { user } = await authenticate(request);
    // Title, teaser and cover are public: people may report a post that they may not read.
    const access = await findPostAccess(db, request, user.id);
    if (access.isAuthor) throw ownText();
    requireNotBlocked(access);
    const { id: postId, authorId } = access;
    return complain(request, user.id, request.body.reason, { authorId, postId });
  });

  addEndpoint(app, 'reportComment', { limit: { itself: 'LIMIT_COMPLAINT' } }, async (request) => {
    const { user } = await authenticate(request);
    const { comment, access } = await findComment(db, request, user.id);
    requireGranted(access);
    requireNotBlocked(access);
    if (comment.deletedAt !== null || comment.hiddenAt !== null) throw notFound();
    if (comment.userId === user.id) throw ownText();
    const { id: commentId, authorId } = comment;
    return complain(request, user.id, request.body.reason, { authorId, commentId });
  });
}
