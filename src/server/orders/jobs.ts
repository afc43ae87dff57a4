import { and, asc, eq, inArray, lte, or } from 'drizzle-orm';
import { eachOf, readSharedNow, secondsAgo, sharedNow, tables } from '../database/index.ts';
import { post } from '../ledger/index.ts';
import { type OrdersDeps, settle } from './settle.ts';

const { orders, paymentAttempts, paymentRefunds } = tables;

/** Seconds after which a silent attempt is asked for (readings D40). */
const answerTimeout = 15 * 60;
/** Rows of one run; the rest waits for the next. */
const batchSize = 500;

/** Settles expired orders and silent attempts, because notifications get lost. */
export async function sweepOrders(deps: OrdersDeps): Promise<void> {
  const silent = deps.db
    .select({ orderId: paymentAttempts.orderId })
    .from(paymentAttempts)
    .where(
      and(eq(paymentAttempts.state, 'pending'), lte(paymentAttempts.createdAt, secondsAgo(answerTimeout))),
    );
  const due = await deps.db
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        inArray(orders.state, ['open', 'pending']),
        or(and(eq(orders.state, 'open'), lte(orders.expiresAt, sharedNow)), inArray(orders.id, silent)),
      ),
    )
    .orderBy(asc(orders.createdAt))
    .limit(batchSize);
  await eachOf(
    due.map(({ id }) => id),
    (id) => settle(deps, id),
  );
}

/** Sends due refunds. One whose answer is unknown stays due and is repeated under the same key. */
export async function sendRefunds({ db, provider }: Pick<OrdersDeps, 'db' | 'provider'>): Promise<void> {
  const due = await db
    .select({ id: paymentRefunds.id, amount: paymentRefunds.amount, paymentId: paymentAttempts.providerId })
    .from(paymentRefunds)
    .innerJoin(paymentAttempts, eq(paymentAttempts.id, paymentRefunds.attemptId))
    .where(and(eq(paymentRefunds.state, 'due'), eq(paymentAttempts.provider, provider.name)))
    .orderBy(asc(paymentRefunds.createdAt))
    .limit(batchSize);
  await eachOf(due, async ({ id, amount, paymentId }) => {
    if (paymentId === null) throw new Error('a success has no id of the provider');
    const { id: providerId, status } = await provider.refund({ refundId: id, paymentId, amount });
    if (status.state === 'pending' || status.state === 'unknown') return;
    const { state } = status;
    await db.transaction(async (transaction) => {
      const now = await readSharedNow(transaction);
      const ended = await transaction
        .update(paymentRefunds)
        .set({ state, endedAt: now, ...(providerId !== undefined && { providerId }) })
        .where(and(eq(paymentRefunds.id, id), eq(paymentRefunds.state, 'due')))
        .returning({ id: paymentRefunds.id });
      if (ended.length === 0 || state === 'refused') return;
      await post(transaction, {
        ...{ cause: 'refund', causeId: id, key: `refunded:${id}`, happenedAt: now },
        lines: [
          { account: { kind: 'refunds' }, amount: -amount },
          { account: { kind: 'provider_clearing' }, amount },
        ],
      });
    });
    if (state === 'refused') throw new Error('the provider refused a refund');
  });
}
