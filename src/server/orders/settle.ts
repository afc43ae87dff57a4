import { and, eq, inArray, isNotNull, ne, or, sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { shareOut } from '#src/money.ts';
import { readSharedNow, sharedNow, tables, type Database } from '../database/index.ts';
import { record } from '../events/record.ts';
import { post } from '../ledger/index.ts';
import { revokeDead, saveMethod } from '../paymentMethods/methods.ts';
import type { Payment, SavedMethod } from '../payments/index.ts';
import type { Order } from './create.ts';
import { deliver } from './deliver.ts';
import { type Attempt, type OrdersDeps, providersOf, requestPayment } from './providers.ts';
import { reserveSeat, SoldOut } from './seats.ts';

const { authors, orders, parties, paymentAttempts, paymentRefunds } = tables;

/**
 * Brings an order up to date with the provider: the only way to `paid`. The page after the bank, a notification and the
 * sweep all call it, in any order and at once.
 */
export async function settle(deps: OrdersDeps, orderId: string): Promise<Order> {
  const { db } = deps;
  const providers = providersOf(deps);
  const [order] = await db.select().from(orders).where(eq(orders.id, orderId));
  if (order === undefined) throw new Error(`there is no order ${orderId}`);
  // Refused attempts are asked for, too, because some banks let people try again on the same page. One that the provider
  // never took is not: asking would create it.
  const mayExist = or(eq(paymentAttempts.state, 'pending'), isNotNull(paymentAttempts.providerId));
  const attempts = await db
    .select()
    .from(paymentAttempts)
    .where(
      and(
        eq(paymentAttempts.orderId, orderId),
        inArray(paymentAttempts.provider, [...providers.keys()]),
        ne(paymentAttempts.state, 'succeeded'),
        mayExist,
      ),
    );
  const payments = await Promise.all(
    attempts.map((attempt) => {
      const { id, providerId, redirectUrl } = attempt;
      const provider = providers.get(attempt.provider);
      return providerId === null && redirectUrl === null
        ? provider && requestPayment(deps, provider, order, attempt)
        : provider?.getPayment({ attemptId: id, ...(providerId !== null && { id: providerId }) });
    }),
  );
  return db.transaction((transaction) =>
    applyPayments(
      transaction,
      orderId,
      attempts.map(({ id }, index) => [id, payments[index]] as const),
    ),
  );
}

/** Stores the provider's answers about attempts. */
export async function applyPayments(
  transaction: Database,
  orderId: string,
  payments: readonly (readonly [attemptId: string, payment: Payment | undefined])[],
): Promise<Order> {
  let order = await lockOrder(transaction, orderId);
  for (const [attemptId, payment] of payments) {
    if (payment === undefined) continue;
    const [attempt] = await transaction
      .select()
      .from(paymentAttempts)
      .where(eq(paymentAttempts.id, attemptId));
    if (attempt !== undefined) order = await applyPayment(transaction, order, attempt, payment);
  }
  return endOrReopen(transaction, order);
}

/** Everything that changes an order waits for this lock. */
export async function lockOrder(transaction: Database, orderId: string): Promise<Order> {
  const [order] = await transaction.select().from(orders).where(eq(orders.id, orderId)).for('update');
  if (order === undefined) throw new Error(`there is no order ${orderId}`);
  return order;
}

async function applyPayment(
  transaction: Database,
  order: Order,
  attempt: Attempt,
  { id: providerId, redirectUrl, status }: Payment,
): Promise<Order> {
  const update = (values: Partial<Attempt>) =>
    transaction
      .update(paymentAttempts)
      .set({
        ...(providerId !== undefined && { providerId }),
        ...(redirectUrl !== undefined && { redirectUrl }),
        ...values,
      })
      .where(eq(paymentAttempts.id, attempt.id));
  switch (status.state) {
    case 'unknown':
    case 'pending':
    case 'authorized':
      if (providerId !== undefined || redirectUrl !== undefined) await update({});
      return order;
    case 'refused':
      // A refusal ends its own attempt, and never one that has succeeded.
      if (attempt.state === 'pending')
        await update({ state: 'refused', reason: status.reason, endedAt: await readSharedNow(transaction) });
      if (status.retry === 'never' && attempt.methodId !== null)
        await revokeDead(transaction, attempt.methodId);
      return order;
    case 'succeeded': {
      if (attempt.state === 'succeeded') return order;
      const now = await readSharedNow(transaction);
      await update({ state: 'succeeded', reason: null, endedAt: now });
      if (status.cost !== undefined && status.cost > 0n)
        await post(transaction, {
          ...{ cause: 'provider_cost', causeId: attempt.id, key: `cost:${attempt.id}`, happenedAt: now },
          lines: [
            { account: { kind: 'provider_cost' }, amount: -status.cost },
            { account: { kind: 'provider_clearing' }, amount: status.cost },
          ],
        });
      const isLive = await canBePaid(transaction, order);
      if (isLive && status.amount === order.amount)
        return deliverOrVoid(transaction, order, attempt, { now, method: status.method });
      const reason = order.state === 'paid' ? 'paid_twice' : isLive ? 'wrong_amount' : 'too_late';
      await oweBack(transaction, order, attempt, { amount: status.amount, reason, now });
      return order;
    }
  }
}

/**
 * True if a success pays an order. A bank may let people try again on the page of a refused attempt: an open order whose time
 * is over has no seat any more.
 */
async function canBePaid(transaction: Database, order: Order): Promise<boolean> {
  if (order.state !== 'open') return order.state === 'pending';
  try {
    if (order.purpose === 'tier') await reserveSeat(transaction, order.subjectId, order.buyerId);
  } catch (error) {
    if (error instanceof SoldOut) return false;
    throw error;
  }
  return order.expiresAt > (await readSharedNow(transaction));
}

/** The sale itself: what was bought, state and money, all or nothing. Nobody pays for what cannot be opened. */
async function deliverOrVoid(
  transaction: Database,
  order: Order,
  attempt: Attempt,
  { now, method }: { readonly now: Date; readonly method: SavedMethod | undefined },
): Promise<Order> {
  const reason = await deliver(transaction, order);
  if (reason === undefined) {
    const { provider, consent, createdAt: consentedAt } = attempt;
    if (method !== undefined && consent !== null)
      await saveMethod(transaction, { owner: order.buyerId, provider, method, consent, consentedAt });
    return sell(transaction, order, now);
  }
  const [voided] = await transaction
    .update(orders)
    .set({ state: 'void' })
    .where(eq(orders.id, order.id))
    .returning();
  await oweBack(transaction, order, attempt, { amount: order.amount, reason, now });
  return voided ?? order;
}

async function sell(transaction: Database, order: Order, now: Date): Promise<Order> {
  const [paid] = await transaction
    .update(orders)
    .set({ state: 'paid', paidAt: now })
    .where(eq(orders.id, order.id))
    .returning();
  if (paid === undefined) throw new Error(`order ${order.id} is gone`);
  const shares = shareOut(order.amount, {
    platform: BigInt(order.platformRate),
    payment: BigInt(order.paymentRate),
  });
  await post(transaction, {
    ...{ cause: 'sale', causeId: order.id, key: `sale:${order.id}`, happenedAt: now },
    lines: [
      { account: { kind: 'provider_clearing' } as const, amount: -order.amount },
      { account: { party: order.sellerId, kind: 'hold' } as const, amount: shares.author },
      { account: { kind: 'platform_fee' } as const, amount: shares.platformFee },
      { account: { kind: 'provider_fee' } as const, amount: shares.paymentFee },
    ].filter(({ amount }) => amount !== 0n),
  });
  return paid;
}

interface Owed {
  readonly amount: bigint;
  readonly reason: (typeof paymentRefunds.reason.enumValues)[number];
  readonly now: Date;
}

/** Owes a payment back that nothing can be delivered for, and tells of it. */
async function oweBack(
  transaction: Database,
  order: Order,
  attempt: Attempt,
  { amount, reason, now }: Owed,
): Promise<void> {
  await transaction
    .insert(paymentRefunds)
    .values({ id: v7(), attemptId: attempt.id, amount, reason, state: 'due', createdAt: now })
    .onConflictDoNothing();
  await post(transaction, {
    ...{ cause: 'refund', causeId: attempt.id, key: `owed:${attempt.id}`, happenedAt: now },
    lines: [
      { account: { kind: 'provider_clearing' }, amount: -amount },
      { account: { kind: 'refunds' }, amount },
    ],
  });
  await tellRefund(transaction, order, { amount, reason });
}

/** Events belong to authors, so there is none once the seller's account has been removed. */
async function tellRefund(
  transaction: Database,
  { id, buyerId, sellerId }: Order,
  { amount, reason }: Pick<Owed, 'amount' | 'reason'>,
): Promise<void> {
  const [seller] = await transaction
    .select({ authorId: authors.id })
    .from(parties)
    .innerJoin(authors, eq(authors.userId, parties.userId))
    .where(eq(parties.id, sellerId));
  if (seller === undefined) return;
  const [buyer] = await transaction
    .select({ userId: parties.userId })
    .from(parties)
    .where(eq(parties.id, buyerId));
  const userId = buyer?.userId ?? null;
  await record(transaction, {
    kind: 'payment_owed_back',
    authorId: seller.authorId,
    payload: { ...(userId !== null && { user_id: userId }), order_id: id, amount: String(amount), reason },
  });
}

/** An order whose attempts have all ended can be paid anew while it lives, and is over after that. */
async function endOrReopen(transaction: Database, order: Order): Promise<Order> {
  if (order.state !== 'open' && order.state !== 'pending') return order;
  const isPending = and(eq(paymentAttempts.orderId, order.id), eq(paymentAttempts.state, 'pending'));
  if ((await transaction.$count(paymentAttempts, isPending)) > 0) return order;
  const [updated] = await transaction
    .update(orders)
    .set({ state: sql`case when ${orders.expiresAt} <= ${sharedNow} then 'expired' else 'open' end` })
    .where(eq(orders.id, order.id))
    .returning();
  return updated ?? order;
}
