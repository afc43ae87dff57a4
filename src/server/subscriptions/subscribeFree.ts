import { and, eq, isNotNull, isNull, lte, or } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { badBearer, deadToken, type CallDeps } from '../auth/index.ts';
import { foreignKeyViolation, sharedNow, tables, type Database } from '../database/index.ts';
import { record } from '../events/record.ts';
import { addEndpoint } from '../http/endpoint.ts';
import { HttpError, invalid, notFound } from '../http/errors.ts';
import { isId } from '../http/parameters.ts';
import { once } from '../http/idempotency.ts';
import { noteChange } from './history.ts';
import { findSubscription } from './read.ts';

const { authors, blockedReaders, subscriptions, users } = tables;

/**
 * Checks that the reader may subscribe, and keeps it so until the transaction ends: the author can neither leave nor
 * block the reader meanwhile.
 * @throws {HttpError} 400 for one who is no author, or the reader; 403 for one who has blocked the reader
 */
async function requireSubscribable(transaction: Database, authorId: number, userId: number): Promise<void> {
  const [author] = isId(authorId)
    ? await transaction
        .select({ since: authors.since, userId: authors.userId })
        .from(authors)
        .innerJoin(users, and(eq(users.id, authors.userId), isNull(users.suspendedAt)))
        .where(eq(authors.id, authorId))
        .for('share', { of: authors })
    : [];
  if (author?.since == null) throw invalid({ author: ['Автор не найден.'] });
  if (author.userId === userId) throw invalid({ author: ['Нельзя следить за собой.'] });
  const isBlocked = and(eq(blockedReaders.authorId, authorId), eq(blockedReaders.userId, userId));
  if ((await transaction.$count(blockedReaders, isBlocked)) > 0)
    throw new HttpError(403, { detail: 'Автор ограничил вам доступ.' });
}

/**
 * Begins a subscription, or revives the one that gives nothing any more.
 * @returns its id; `undefined` when it still gives access: of several parallel calls one wins
 */
async function follow(transaction: Database, userId: number, authorId: number): Promise<number | undefined> {
  const isCancelledFree = and(isNull(subscriptions.paidUntil), isNotNull(subscriptions.cancelledAt));
  const isOver = or(lte(subscriptions.paidUntil, sharedNow), isCancelledFree);
  const row = { tierId: null, price: null, paidUntil: null, cancelledAt: null, createdAt: sharedNow };
  const [started] = await transaction
    .insert(subscriptions)
    .values({ userId, authorId, ...row })
    .onConflictDoUpdate({
      target: [subscriptions.userId, subscriptions.authorId],
      set: row,
      ...(isOver && { setWhere: isOver }),
    })
    .returning();
  if (started === undefined) return undefined;
  await noteChange(transaction, started, 'followed');
  return started.id;
}

/** The account may have been deleted since its token was looked at. */
const asRefusal = (error: unknown): unknown =>
  foreignKeyViolation(error)?.includes('_user_id_') ? badBearer(deadToken) : error;

/** POST /api/subscriptions/subscribe_free/ */
export function addSubscribeFree(app: FastifyInstance, { db, authenticate }: CallDeps): void {
  addEndpoint(app, 'subscribeFree', { limit: 'LIMIT_WRITE' }, async (request) => {
    const { user } = await authenticate(request);
    const { author: authorId } = request.body;
    return once(request, db, user.id, {
      async make(transaction) {
        await requireSubscribable(transaction, authorId, user.id);
        const id = await follow(transaction, user.id, authorId);
        if (id === undefined) throw invalid({ non_field_errors: ['Вы уже следите за этим автором.'] });
        await record(transaction, { kind: 'subscription_started', authorId, payload: { user_id: user.id } });
        return id;
      },
      async present(transaction, id) {
        const isTheirs = and(eq(subscriptions.id, Number(id)), eq(subscriptions.userId, user.id));
        const subscription = await findSubscription(transaction, isTheirs);
        if (subscription === undefined) throw notFound();
        return subscription;
      },
    }).catch((error: unknown) => {
      throw asRefusal(error);
    });
  });
}
