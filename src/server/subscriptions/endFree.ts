import { and, eq, isNull } from 'drizzle-orm';
import { sharedNow, tables, type Database } from '../database/index.ts';
import { record } from '../events/record.ts';

const { subscriptions } = tables;

/** Ends a free subscription, if there is one. @param transaction of what ends it */
export async function endFree(
  transaction: Database,
  { userId, authorId }: { readonly userId: number; readonly authorId: number },
): Promise<void> {
  const [ended] = await transaction
    .update(subscriptions)
    .set({ cancelledAt: sharedNow })
    .where(
      and(
        eq(subscriptions.userId, userId),
        eq(subscriptions.authorId, authorId),
        isNull(subscriptions.paidUntil),
        isNull(subscriptions.cancelledAt),
      ),
    )
    .returning();
  if (ended !== undefined)
    await record(transaction, { kind: 'subscription_cancelled', authorId, payload: { user_id: userId } });
}
