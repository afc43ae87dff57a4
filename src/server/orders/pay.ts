import { and, eq, sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { sharedNow, tables, type Database } from '../database/index.ts';
import { lockMethod } from '../paymentMethods/methods.ts';
import type { Way } from '../payments/index.ts';
import type { Order } from './create.ts';
import { type Attempt, type OrdersDeps, requestPayment } from './providers.ts';
import { applyPayments, lockOrder } from './settle.ts';

const { orders, paymentAttempts } = tables;

/** Attempts of one order. A bank that refuses so often goes on refusing. */
const maxAttempts = 10;

export interface PayResult {
  readonly order: Order;
  /** Page of the bank; absent where the order is paid or over, or the bank does not answer. */
  readonly redirectUrl?: string;
}

/** A saved method that cannot be charged: another person's, revoked, or expired. */
export class UnusableMethod extends Error {}

/** Choices of the payer. */
export interface PaymentChoice {
  /** @default the payer chooses on the bank's page */
  readonly way?: Way | undefined;
  /** Id of a saved method to charge. */
  readonly savedMethod?: string | undefined;
  /** Version of the text by which the payer lets us charge again. */
  readonly consent?: string | undefined;
}

/**
 * Begins to pay an order. Pressing twice, on two pages or after a lost answer leads to the same page of the bank: an
 * attempt that waits for the payer is used again, whatever they choose now.
 * @throws {UnusableMethod}
 */
export async function pay(deps: OrdersDeps, orderId: string, choice: PaymentChoice = {}): Promise<PayResult> {
  const { db, provider } = deps;
  const begun = await db.transaction((transaction) => begin(transaction, provider.name, orderId, choice));
  const { order, attempt } = begun;
  if (attempt === undefined) return { order };
  if (attempt.redirectUrl !== null) return { order, redirectUrl: attempt.redirectUrl };
  // The attempt may already have been charged by the provider that the shop had before.
  if (attempt.provider !== provider.name) return { order };
  const payment = await requestPayment(deps, provider, order, attempt);
  const updated = await db.transaction((transaction) =>
    applyPayments(transaction, orderId, [[attempt.id, payment]]),
  );
  return {
    order: updated,
    ...(payment.redirectUrl !== undefined && { redirectUrl: payment.redirectUrl }),
  };
}

async function begin(
  transaction: Database,
  provider: string,
  orderId: string,
  { way, savedMethod, consent }: PaymentChoice,
): Promise<{ order: Order; attempt?: Attempt }> {
  const order = await lockOrder(transaction, orderId);
  const [pending] = await transaction
    .select()
    .from(paymentAttempts)
    .where(and(eq(paymentAttempts.orderId, orderId), eq(paymentAttempts.state, 'pending')));
  if (pending !== undefined) return { order, attempt: pending };
  if ((await transaction.$count(paymentAttempts, eq(paymentAttempts.orderId, orderId))) >= maxAttempts)
    return { order };
  const [begun] = await transaction
    .update(orders)
    .set({ state: 'pending' })
    .where(and(eq(orders.id, orderId), eq(orders.state, 'open'), sql`${orders.expiresAt} > ${sharedNow}`))
    .returning();
  if (begun === undefined) return { order };
  if (savedMethod !== undefined) {
    const method = { id: savedMethod, owner: order.buyerId, provider };
    if ((await lockMethod(transaction, method)) === undefined) throw new UnusableMethod();
  }
  const [attempt] = await transaction
    .insert(paymentAttempts)
    .values({
      ...{ id: v7(), orderId, provider, way, methodId: savedMethod, consent },
      ...{ state: 'pending', createdAt: sharedNow },
    })
    .returning();
  return attempt === undefined ? { order: begun } : { order: begun, attempt };
}
