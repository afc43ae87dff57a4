import { and, eq, inArray, lte } from 'drizzle-orm';
import { v7 } from 'uuid';
import { paymentRules } from '#src/fees.ts';
import { currency, type FeeRates, type Kopecks } from '#src/money.ts';
import { inSeconds, sharedNow, tables, type Database } from '../database/index.ts';
import { reserveSeat } from './seats.ts';

const { orders } = tables;

export type Order = typeof orders.$inferSelect;

/** Seconds in which payment has to begin (readings D40). */
const lifetime = paymentRules.orderMinutes * 60;

export interface NewOrder {
  /** Parties. */
  readonly buyer: number;
  readonly seller: number;
  readonly purpose: Order['purpose'];
  readonly subjectId: number;
  readonly title: string;
  readonly message?: string;
  /** Post from which a donation is sent. */
  readonly postId?: number | undefined;
  readonly email: string;
  readonly amount: Kopecks;
  readonly rates: FeeRates;
  /** @default that of the settings, at the time of each attempt */
  readonly receipt?: Order['receipt'];
}

/**
 * Creates an order at today's price. Ordering the same thing again returns the order while it lives; each donation is an
 * order of its own.
 * @throws {SoldOut} for a tier without a seat left
 */
export const createOrder = (db: Database, order: NewOrder): Promise<Order> =>
  db.transaction(async (transaction) => {
    if (order.purpose === 'tier') await reserveSeat(transaction, order.subjectId, order.buyer);
    await endExpired(transaction, order);
    return insertOrder(transaction, order);
  });

/** An order that nobody can begin to pay any more is in nobody's way, also before a job has looked at it. */
async function endExpired(transaction: Database, { buyer, purpose, subjectId }: NewOrder): Promise<void> {
  const isSame = and(
    ...[eq(orders.buyerId, buyer), eq(orders.purpose, purpose), eq(orders.subjectId, subjectId)],
  );
  await transaction
    .update(orders)
    .set({ state: 'expired' })
    .where(and(isSame, eq(orders.state, 'open'), lte(orders.expiresAt, sharedNow)));
}

async function insertOrder(db: Database, order: NewOrder): Promise<Order> {
  const {
    buyer,
    seller,
    purpose,
    subjectId,
    title,
    message = '',
    postId,
    email,
    amount,
    rates,
    receipt,
  } = order;
  const [created] = await db
    .insert(orders)
    .values({
      ...{
        id: v7(),
        purpose,
        subjectId,
        title,
        message,
        postId,
        email,
        amount,
        currency,
        receipt,
        state: 'open',
      },
      buyerId: buyer,
      sellerId: seller,
      platformRate: Number(rates.platform),
      paymentRate: Number(rates.payment),
      createdAt: sharedNow,
      expiresAt: inSeconds(lifetime),
    })
    .onConflictDoNothing()
    .returning();
  if (created !== undefined) return created;
  const isLive = inArray(orders.state, ['open', 'pending']);
  const [live] = await db
    .select()
    .from(orders)
    .where(
      and(eq(orders.buyerId, buyer), eq(orders.purpose, purpose), eq(orders.subjectId, subjectId), isLive),
    );
  // The order has ended between the two statements.
  return live ?? insertOrder(db, order);
}
