import { and, gt, isNotNull, isNull, lte, or, type SQL } from 'drizzle-orm';
import type { Subscription } from '#src/api/contract.ts';
import { sharedNow, tables } from '../database/index.ts';

const { subscriptions } = tables;

export type Status = Subscription['status'];
type SubscriptionRow = typeof subscriptions.$inferSelect;

export const statuses: readonly Status[] = ['active', 'cancelled', 'expired'];

/** A cancelled subscription stays so until the paid time is over. */
export function statusOf(
  { paidUntil, cancelledAt }: Pick<SubscriptionRow, 'paidUntil' | 'cancelledAt'>,
  now: Date,
): Status {
  if (paidUntil !== null && paidUntil <= now) return 'expired';
  return cancelledAt === null ? 'active' : 'cancelled';
}

const lasts = or(isNull(subscriptions.paidUntil), gt(subscriptions.paidUntil, sharedNow));

/** True for rows that give access: a free one until it is cancelled, a paid one until its end. */
export const givesAccess = or(
  gt(subscriptions.paidUntil, sharedNow),
  and(isNull(subscriptions.paidUntil), isNull(subscriptions.cancelledAt)),
);

/** The status as a condition on rows. */
export function hasStatus(status: Status): SQL | undefined {
  switch (status) {
    case 'active':
      return and(lasts, isNull(subscriptions.cancelledAt));
    case 'cancelled':
      return and(lasts, isNotNull(subscriptions.cancelledAt));
    case 'expired':
      return lte(subscriptions.paidUntil, sharedNow);
  }
}
