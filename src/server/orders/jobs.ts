import { and, eq, inArray, lte, or, sql } from 'drizzle-orm';
import { paymentRules } from '#src/fees.ts';
import { eachOf, readSharedNow, secondsAgo, sharedNow, tables } from '../database/index.ts';
import { post } from '../ledger/index.ts';
import { type OrdersDeps, providersOf } from './providers.ts';
import { settle } from './settle.ts';

const { orders, paymentAttempts, paymentRefunds } = tables;

/** Seconds after which a silent attempt is asked for (readings D40). */
const answerTimeout = paymentRules.answerMinutes * 60;
/** Rows of one run; the rest waits for the next. */
const batchSize = 500;
/** Rows stay due as long as the bank says nothing: taken by age, a batch of them would hold up all others. */
const anyOrder = sql`random()`;

/** Settles expired orders and silent attempts, because notifications get lost. */
export async function sweepOrders(deps: OrdersDeps): Promise<void> {
  const silent = deps.db
    .select({ orderId: paymentAttempts.orderId })
    .from(paymentAttempts)
    .where(
      and(
        eq(paymentAttempts.state, 'pending'),
        inArray(paymentAttempts.provider, [...providersOf(deps).keys()]),
        lte(paymentAttempts.createdAt, secondsAgo(answerTimeout)),
      ),
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
    .orderBy(anyOrder)
    .limit(batchSize);
  await eachOf(
    due.map(({ id }) => id),
    (id) => settle(deps, id),
  );
}

/** Sends due refunds. One whose answer is unknown stays due and is repeated under the same key. */
export async function sendRefunds(
  deps: Pick<OrdersDeps, 'db' | 'provider' | 'formerProviders' | 'vatCode'>,
): Promise<void> {
  const { db } = deps;
  const providers = providersOf(deps);
  const due = await db
    .select({
      id: paymentRefunds.id,
      amount: paymentRefunds.amount,
      provider: paymentAttempts.provider,
      paymentId: paymentAttempts.providerId,
      title: orders.title,
      email: orders.email,
      receipt: orders.receipt,
    })
    .from(paymentRefunds)
    .innerJoin(paymentAttempts, eq(paymentAttempts.id, paymentRefunds.attemptId))
    .innerJoin(orders, eq(orders.id, paymentAttempts.orderId))
    .where(and(eq(paymentRefunds.state, 'due'), inArray(paymentAttempts.provider, [...providers.keys()])))
    .orderBy(anyOrder)
    .limit(batchSize);
  await eachOf(due, async ({ id, amount, provider, paymentId, title, email, receipt }) => {
    const refunding = providers.get(provider);
    if (refunding === undefined || paymentId === null)
      throw new Error('a success has no payment at a provider');
    // A success is owed back whole, and once: whatever the provider has refunded of it is this refund.
    const { id: providerId, status } = await refunding.refund({
      refundId: id,
      paymentId,
      amount,
      email,
      item: { description: title, amount, ...(receipt ?? { vatCode: deps.vatCode }) },
      isOnly: true,
    });
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
