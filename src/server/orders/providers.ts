import { eq, gt, isNull, or, sql } from 'drizzle-orm';
import { secondsAgo, tables, type Database } from '../database/index.ts';
import type { NewRedirect, Payment, Provider } from '../payments/index.ts';
import type { Order } from './create.ts';

const { paymentAttempts, paymentMethods } = tables;

export type Attempt = typeof paymentAttempts.$inferSelect;

export interface OrdersDeps {
  readonly db: Database;
  /** Provider of new payments. */
  readonly provider: Provider;
  /** Those that may still have older ones. @default none */
  readonly formerProviders?: readonly Provider[];
  /** Page of ours to which the bank returns the payer of an order. */
  readonly returnUrl: (orderId: string) => string;
  readonly vatCode: number;
}

/** Providers by their names: an attempt belongs to the one that was there when it began. */
export const providersOf = ({
  provider,
  formerProviders = [],
}: Pick<OrdersDeps, 'provider' | 'formerProviders'>): ReadonlyMap<string, Provider> =>
  new Map([provider, ...formerProviders].map((one) => [one.name, one]));

/** Seconds after a revocation in which a charge that began before it may still be on its way. */
const longestCall = 60;

/** The payment of an attempt, the same whenever it is repeated. */
function requestOf({ returnUrl, vatCode }: OrdersDeps, order: Order, attempt: Attempt): NewRedirect {
  const { id, title, amount, email, buyerId } = order;
  const receipt = order.receipt ?? { vatCode };
  return {
    attemptId: attempt.id,
    amount,
    description: title,
    email,
    item: { description: title, amount, ...receipt },
    returnUrl: returnUrl(id),
    savesMethod: attempt.consent !== null,
    ...(attempt.way !== null && { way: attempt.way }),
    payerId: String(buyerId),
  };
}

/** The token of a method, and whether a charge of it that began before its revocation may still be on its way. */
async function readMethod(db: Database, id: string) {
  const mayBeOnTheWay = or(
    isNull(paymentMethods.revokedAt),
    gt(paymentMethods.revokedAt, secondsAgo(longestCall)),
  );
  const [method] = await db
    .select({ token: paymentMethods.providerId, mayBeOnTheWay: sql<boolean>`${mayBeOnTheWay}` })
    .from(paymentMethods)
    .where(eq(paymentMethods.id, id));
  return method;
}

/**
 * Asks the provider for the payment of an attempt that it has not answered yet. Repeating it is safe, so it is also how a
 * lost answer is asked for again. A saved method that has been revoked meanwhile is not charged any more: what was charged
 * before is found.
 */
export async function requestPayment(
  deps: OrdersDeps,
  provider: Provider,
  order: Order,
  attempt: Attempt,
): Promise<Payment> {
  const payment = requestOf(deps, order, attempt);
  const { id: attemptId, methodId } = attempt;
  if (methodId === null) return provider.createPayment(payment);
  const method = await readMethod(deps.db, methodId);
  if (method?.token != null)
    return provider.chargeSaved({ ...payment, methodId: method.token, initiator: 'payer' });
  const existing = await provider.findPayment(attemptId, attempt.createdAt);
  if (existing !== undefined) return existing;
  const isOver = method?.mayBeOnTheWay !== true;
  return {
    attemptId,
    status: isOver
      ? { state: 'refused', reason: 'permission_revoked', retry: 'never' }
      : { state: 'unknown' },
  };
}
