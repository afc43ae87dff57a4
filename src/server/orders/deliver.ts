import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { isCurrent } from '../access/columns.ts';
import { sharedNow, tables, type Database } from '../database/index.ts';
import { record } from '../events/record.ts';
import { openPeriod } from '../subscriptions/period.ts';
import type { Order } from './create.ts';

const { authors, grants, parties, posts, tiers, users } = tables;

/** Reason why a payment is sent back instead: there is nobody or nothing left to sell, or the buyer has it already. */
type Refusal = 'gone' | 'paid_twice';

interface Sides {
  readonly userId: number;
  readonly authorId: number;
}

/** Buyer and seller, who cannot delete their accounts until the transaction ends; `undefined` once one is gone. */
async function lockSides(transaction: Database, { buyerId, sellerId }: Order): Promise<Sides | undefined> {
  const rows = await transaction
    .select({
      party: parties.id,
      userId: users.id,
      authorId: authors.id,
      isSuspended: sql<boolean>`(${users.suspendedAt} is not null)`,
    })
    .from(parties)
    .innerJoin(users, and(eq(users.id, parties.userId), isNull(users.deletedAt)))
    .leftJoin(authors, eq(authors.userId, users.id))
    .where(inArray(parties.id, [buyerId, sellerId]))
    .orderBy(asc(users.id))
    .for('share', { of: users });
  const buyer = rows.find(({ party }) => party === buyerId);
  const seller = rows.find(({ party }) => party === sellerId);
  if (buyer === undefined || seller === undefined || seller.isSuspended || seller.authorId === null)
    return undefined;
  return { userId: buyer.userId, authorId: seller.authorId };
}

/**
 * Opens what an order is for, and tells of it. A tier or a post that has been archived since is opened all the same.
 * @param transaction of the payment
 * @returns why nothing can be opened; the payment is owed back then
 */
export async function deliver(transaction: Database, order: Order): Promise<Refusal | undefined> {
  const sides = await lockSides(transaction, order);
  if (sides === undefined) return 'gone';
  switch (order.purpose) {
    case 'tier':
      return deliverTier(transaction, order, sides);
    case 'post':
      return deliverPost(transaction, order, sides);
    case 'donation': {
      const { authorId, userId } = sides;
      const payload = { user_id: userId, order_id: order.id, amount: String(order.amount) };
      await record(transaction, { kind: 'donation_received', authorId, payload });
      return undefined;
    }
  }
}

async function deliverTier(
  transaction: Database,
  { id: orderId, subjectId: tierId, amount }: Order,
  { userId, authorId }: Sides,
): Promise<Refusal | undefined> {
  const isTheirs = and(eq(tiers.id, tierId), eq(tiers.authorId, authorId));
  if ((await transaction.$count(tiers, isTheirs)) === 0) return 'gone';
  const period = { userId, authorId, tierId, price: Number(amount), orderId };
  const until = (await openPeriod(transaction, period)).toISOString();
  const payload = { user_id: userId, tier_id: tierId, order_id: orderId, amount: String(amount), until };
  await record(transaction, { kind: 'subscription_paid', authorId, payload });
  return undefined;
}

async function deliverPost(
  transaction: Database,
  { id: orderId, subjectId: postId, amount }: Order,
  { userId, authorId }: Sides,
): Promise<Refusal | undefined> {
  const isReadable = and(
    ...[eq(posts.id, postId), eq(posts.authorId, authorId)],
    ...[isNull(posts.withdrawnAt), isNull(posts.hiddenAt)],
  );
  if ((await transaction.$count(posts, isReadable)) === 0) return 'gone';
  const hasIt = and(eq(grants.userId, userId), eq(grants.postId, postId), isCurrent);
  if ((await transaction.$count(grants, hasIt)) > 0) return 'paid_twice';
  await transaction
    .insert(grants)
    .values({ userId, authorId, kind: 'purchase', postId, startsAt: sharedNow, orderId });
  const payload = { user_id: userId, post_id: postId, order_id: orderId, amount: String(amount) };
  await record(transaction, { kind: 'post_bought', authorId, payload });
  return undefined;
}
