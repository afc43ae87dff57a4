import { and, eq, isNull, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Subscription } from '#src/api/contract.ts';
import { type Database, sharedNow, someOf, tables, untilNone } from '../database/index.ts';
import { record } from '../events/record.ts';
import { addEndpoint } from '../http/endpoint.ts';
import { HttpError, notFound } from '../http/errors.ts';
import { parseId } from '../http/parameters.ts';
import type { CallDeps } from '../auth/index.ts';
import { noteChange } from './history.ts';
import { findSubscription } from './read.ts';
import { givesAccess, hasStatus } from './status.ts';

const { subscriptions } = tables;

/** Ends a free subscription, if there is one. @param transaction of what ends it */
export async function endFree(
  transaction: Database,
  { userId, authorId }: { readonly userId: number; readonly authorId: number },
): Promise<void> {
  const [ended] = await transaction
    .update(subscriptions)
    .set({ cancelledAt: sharedNow })
    .where(
      and(
        eq(subscriptions.userId, userId),
        eq(subscriptions.authorId, authorId),
        isNull(subscriptions.paidUntil),
        isNull(subscriptions.cancelledAt),
      ),
    )
    .returning();
  if (ended !== undefined) await tellCancelled(transaction, ended);
}

async function tellCancelled(
  transaction: Database,
  subscription: typeof subscriptions.$inferSelect,
): Promise<void> {
  const { userId, authorId, tierId } = subscription;
  const payload = { user_id: userId, ...(tierId !== null && { tier_id: tierId }) };
  await noteChange(transaction, subscription, 'cancelled');
  await record(transaction, { kind: 'subscription_cancelled', authorId, payload });
}

/**
 * Removes the subscriptions of a departed person, some at a time, and tells the authors who lose a reader: rows that follow a
 * reference tell nothing. Can be interrupted, and run twice at once.
 */
export const removeSubscriptions = (db: Database, userId: number): Promise<void> =>
  untilNone(() =>
    db.transaction(async (transaction) => {
      const removed = await transaction
        .delete(subscriptions)
        .where(someOf(transaction, subscriptions, eq(subscriptions.userId, userId)))
        .returning({ authorId: subscriptions.authorId, gaveAccess: sql<boolean>`${givesAccess}` });
      const kind = 'subscription_cancelled';
      await record(
        transaction,
        ...removed
          .filter(({ gaveAccess }) => gaveAccess)
          .map(({ authorId }) => ({ kind, authorId, payload: { user_id: userId } }) as const),
      );
      return removed;
    }),
  );

/** Reason why an existing subscription was not cancelled. */
const refusal = ({ cancelled_at: cancelledAt }: Subscription) =>
  new HttpError(400, {
    detail: cancelledAt === null ? 'Подписка уже закончилась.' : 'Подписка уже отменена.',
  });

/** POST /api/subscriptions/{id}/cancel/: what is paid for stays open until its end. */
export function addCancel(app: FastifyInstance, { db, authenticate }: CallDeps): void {
  addEndpoint(app, 'cancelSubscription', { limit: 'LIMIT_WRITE' }, async (request) => {
    const { user } = await authenticate(request);
    const id = parseId(request.params.id);
    if (id === undefined) throw notFound();

    const isTheirs = and(eq(subscriptions.id, id), eq(subscriptions.userId, user.id));
    const cancelled = await db.transaction(async (transaction) => {
      const [row] = await transaction
        .update(subscriptions)
        .set({ cancelledAt: sharedNow })
        .where(and(isTheirs, hasStatus('active')))
        .returning();
      if (row !== undefined) await tellCancelled(transaction, row);
      return row;
    });
    const subscription = await findSubscription(db, isTheirs);
    if (subscription === undefined) throw notFound();
    if (cancelled === undefined) throw refusal(subscription);
    return subscription;
  });
}
