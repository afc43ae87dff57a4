import { and, desc, eq, isNull, type SQL } from 'drizzle-orm';
import type { Subscription } from '#src/api/contract.ts';
import { sharedNow, tables, type Database } from '../database/index.ts';
import { total } from '../http/paging.ts';
import { statusOf } from './status.ts';
import { authorFields, toAuthor } from '../authors/present.ts';

const { authors, subscriptions, tiers, users } = tables;

/** Subscriptions with their authors and tiers, newest first. */
export const selectSubscriptions = (db: Database, where: SQL | undefined) =>
  db
    .select({
      id: subscriptions.id,
      createdAt: subscriptions.createdAt,
      paidUntil: subscriptions.paidUntil,
      cancelledAt: subscriptions.cancelledAt,
      price: subscriptions.price,
      author: authorFields,
      tier: tiers.name,
      now: sharedNow,
      total,
    })
    .from(subscriptions)
    .innerJoin(authors, eq(authors.id, subscriptions.authorId))
    .innerJoin(users, and(eq(users.id, authors.userId), isNull(users.deletedAt)))
    .leftJoin(tiers, eq(tiers.id, subscriptions.tierId))
    .where(where)
    .orderBy(desc(subscriptions.createdAt), desc(subscriptions.id));

type Row = Omit<Awaited<ReturnType<typeof selectSubscriptions>>[number], 'total'>;

export const toSubscription = ({ author, tier, now, ...subscription }: Row): Subscription => ({
  id: subscription.id,
  author: toAuthor(author),
  tier,
  price: subscription.price,
  currency: 'RUB',
  status: statusOf(subscription, now),
  created_at: subscription.createdAt.toISOString(),
  paid_until: subscription.paidUntil?.toISOString() ?? null,
  cancelled_at: subscription.cancelledAt?.toISOString() ?? null,
});

/** One subscription, or `undefined`. */
export async function findSubscription(
  db: Database,
  where: SQL | undefined,
): Promise<Subscription | undefined> {
  const [row] = await selectSubscriptions(db, where);
  return row && toSubscription(row);
}
