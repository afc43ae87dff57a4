import { sharedNow, tables, type Database } from '../database/index.ts';

const { subscriptionEvents } = tables;

type Subscription = Pick<typeof tables.subscriptions.$inferSelect, 'id' | 'tierId'>;

/** Adds a change to the history of a subscription. @param transaction of the change */
export async function noteChange(
  transaction: Database,
  { id, tierId }: Subscription,
  kind: (typeof subscriptionEvents.kind.enumValues)[number],
): Promise<void> {
  await transaction.insert(subscriptionEvents).values({ subscriptionId: id, kind, at: sharedNow, tierId });
}
