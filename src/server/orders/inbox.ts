import { and, eq, isNull, lte, sql } from 'drizzle-orm';
import { eachOf, inSeconds, sharedNow, tables, type Database } from '../database/index.ts';
import { parseUuid } from '../http/parameters.ts';
import type { Notification } from '../payments/index.ts';
import { type OrdersDeps, providersOf } from './providers.ts';
import { settle } from './settle.ts';

const { paymentAttempts, paymentNotifications } = tables;

type Row = typeof paymentNotifications.$inferSelect;

/** Rows of one run; the rest waits for the next. */
const batchSize = 100;
/** Looks for a payment that nobody here knows: after the last, four hours later, it is given up. */
const maxTries = 8;

/**
 * Stores a notification before it is answered. One that comes again is looked at again, so that nobody can use a forged
 * one to have the real one left out.
 */
export async function storeNotification(
  db: Database,
  provider: string,
  notification: Notification,
): Promise<void> {
  const { eventId } = notification;
  const payment = notification.kind === 'payment' ? notification.payment : {};
  const attemptId = payment.attemptId === undefined ? undefined : parseUuid(payment.attemptId);
  await db
    .insert(paymentNotifications)
    .values({
      ...{ provider, eventId, attemptId, paymentId: payment.id },
      ...{ receivedAt: sharedNow, dueAt: sharedNow },
    })
    .onConflictDoUpdate({
      target: [paymentNotifications.provider, paymentNotifications.eventId],
      set: { dueAt: sharedNow, handledAt: null },
    });
}

/** The order of a notification; `undefined` if no attempt of ours has these names. */
async function findOrderId(
  db: Database,
  { provider, paymentId, attemptId }: Row,
): Promise<string | undefined> {
  const isIt =
    attemptId === null
      ? and(eq(paymentAttempts.provider, provider), eq(paymentAttempts.providerId, paymentId ?? ''))
      : eq(paymentAttempts.id, attemptId);
  const [attempt] = await db.select({ orderId: paymentAttempts.orderId }).from(paymentAttempts).where(isIt);
  return attempt?.orderId;
}

/** Asks the provider for the attempt of a payment that has overtaken its own answer. */
async function findAttemptId(deps: OrdersDeps, { provider, paymentId }: Row): Promise<string | undefined> {
  if (paymentId === null) return undefined;
  const payment = await providersOf(deps).get(provider)?.getPayment({ id: paymentId });
  return payment?.attemptId === undefined ? undefined : parseUuid(payment.attemptId);
}

async function handle(deps: OrdersDeps, row: Row): Promise<void> {
  const { db } = deps;
  const isAboutPayment = row.paymentId !== null || row.attemptId !== null;
  let orderId = isAboutPayment ? await findOrderId(db, row) : undefined;
  if (isAboutPayment && orderId === undefined && row.attemptId === null) {
    const attemptId = await findAttemptId(deps, row);
    if (attemptId !== undefined) orderId = await findOrderId(db, { ...row, attemptId });
  }
  if (orderId !== undefined) await settle(deps, orderId);
  // The order may be stored a moment later, and the payment may be another shop's.
  const isOver = !isAboutPayment || orderId !== undefined || row.tries + 1 >= maxTries;
  await db
    .update(paymentNotifications)
    .set(isOver ? { handledAt: sharedNow } : { tries: row.tries + 1, dueAt: inSeconds(60 * 2 ** row.tries) })
    // One that has come again meanwhile stays due. Moments of this process have no microseconds.
    .where(
      and(
        eq(paymentNotifications.id, row.id),
        sql`date_trunc('milliseconds', due_at) = ${row.dueAt.toISOString()}`,
      ),
    );
}

/** Settles the orders of notifications. Any number of servers may do it at once. */
export async function handleNotifications(deps: OrdersDeps): Promise<void> {
  const due = await deps.db
    .select()
    .from(paymentNotifications)
    .where(and(isNull(paymentNotifications.handledAt), lte(paymentNotifications.dueAt, sharedNow)))
    // One whose order cannot be settled stays due: taken by age, a batch of them would hold up all others.
    .orderBy(sql`random()`)
    .limit(batchSize);
  await eachOf(due, (row) => handle(deps, row));
}

/** Tells if a payer may be charged, as CloudPayments asks before it charges. */
export async function mayCharge(
  db: Database,
  { payment, amount }: Extract<Notification, { kind: 'payment' }>,
): Promise<'unknown' | 'wrong_amount' | 'over' | 'yes'> {
  const id = parseUuid(payment.attemptId ?? '');
  if (id === undefined) return 'unknown';
  const { orders } = tables;
  const [order] = await db
    .select({
      amount: orders.amount,
      isLive: sql<boolean>`(${orders.state} in ('open', 'pending') and (${orders.state} = 'pending' or ${orders.expiresAt} > ${sharedNow}))`,
    })
    .from(paymentAttempts)
    .innerJoin(orders, eq(orders.id, paymentAttempts.orderId))
    .where(eq(paymentAttempts.id, id));
  if (order === undefined) return 'unknown';
  if (order.amount !== amount) return 'wrong_amount';
  return order.isLive ? 'yes' : 'over';
}
