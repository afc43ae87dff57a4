import { and, desc, eq, gt } from 'drizzle-orm';
import { readSharedNow, tables, type Database } from '../database/index.ts';
import { noteChange } from './history.ts';
import { monthEnd } from '#src/format/months.ts';
import { statusOf } from './status.ts';

const { grants, subscriptions } = tables;

type Subscription = typeof subscriptions.$inferSelect;

interface NewPeriod {
  readonly userId: number;
  readonly authorId: number;
  readonly tierId: number;
  /** Kopecks. */
  readonly price: number;
  readonly orderId: string;
}

/** The reader's subscription; one that gives nothing where there was none. It is locked until the transaction ends. */
async function lockSubscription(
  transaction: Database,
  { userId, authorId }: NewPeriod,
  now: Date,
): Promise<Subscription> {
  await transaction
    .insert(subscriptions)
    .values({ userId, authorId, createdAt: now, cancelledAt: now })
    .onConflictDoNothing();
  const [row] = await transaction
    .select()
    .from(subscriptions)
    .where(and(eq(subscriptions.userId, userId), eq(subscriptions.authorId, authorId)))
    .for('update');
  if (row === undefined) throw new Error(`reader ${userId} has no subscription to author ${authorId}`);
  return row;
}

/** True if it gives nothing any more. */
const isOver = (row: Subscription, now: Date): boolean =>
  row.paidUntil === null ? row.cancelledAt !== null : statusOf(row, now) === 'expired';

/**
 * Opens a paid month of a tier. A month of a tier that the reader has begins where that one ends; another tier is opened
 * beside it, so that nothing that was paid for is lost. The one subscription to the author goes on or is revived.
 * @param transaction of the payment
 * @returns the end of the month
 */
export async function openPeriod(transaction: Database, period: NewPeriod): Promise<Date> {
  const { userId, authorId, tierId, price, orderId } = period;
  const now = await readSharedNow(transaction);
  const row = await lockSubscription(transaction, period, now);
  const [latest] = await transaction
    .select({ endsAt: grants.endsAt, anchorAt: grants.anchorAt })
    .from(grants)
    .where(
      and(
        eq(grants.userId, userId),
        eq(grants.tierId, tierId),
        eq(grants.kind, 'period'),
        gt(grants.endsAt, now),
      ),
    )
    .orderBy(desc(grants.endsAt))
    .limit(1);
  const startsAt = latest?.endsAt ?? now;
  const anchorAt = latest?.anchorAt ?? startsAt;
  const endsAt = monthEnd(anchorAt, startsAt);
  await transaction
    .insert(grants)
    .values({ userId, authorId, kind: 'period', tierId, startsAt, endsAt, anchorAt, orderId });
  const isLast = row.paidUntil === null || row.paidUntil <= endsAt;
  await transaction
    .update(subscriptions)
    .set({
      // Lists show the month that ends last.
      ...(isLast && { tierId, price, paidUntil: endsAt }),
      ...(isOver(row, now) && { createdAt: now }),
      cancelledAt: null,
    })
    .where(eq(subscriptions.id, row.id));
  await noteChange(transaction, { id: row.id, tierId }, 'paid');
  return endsAt;
}
