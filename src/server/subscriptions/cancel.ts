import { and, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Subscription } from '#src/api/contract.ts';
import { sharedNow, tables } from '../database/index.ts';
import { record } from '../events/record.ts';
import { addEndpoint } from '../http/endpoint.ts';
import { HttpError, notFound } from '../http/errors.ts';
import { parseId } from '../http/id.ts';
import type { SubscriptionsDeps } from './deps.ts';
import { findSubscription } from './read.ts';
import { hasStatus } from './status.ts';

const { subscriptions } = tables;

/** Why a subscription that is there was not cancelled now. */
const refusal = ({ cancelled_at: cancelledAt }: Subscription) =>
  new HttpError(400, {
    detail: cancelledAt === null ? 'Подписка уже закончилась.' : 'Подписка уже отменена.',
  });

/** POST /api/subscriptions/{id}/cancel/: what is paid for stays open until its end. */
export function addCancel(app: FastifyInstance, { db, authenticate }: SubscriptionsDeps): void {
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
      if (row !== undefined) {
        const { authorId } = row;
        await record(transaction, {
          kind: 'subscription_cancelled',
          authorId,
          payload: { user_id: user.id },
        });
      }
      return row;
    });
    const subscription = await findSubscription(db, isTheirs);
    if (subscription === undefined) throw notFound();
    if (cancelled === undefined) throw refusal(subscription);
    return subscription;
  });
}
