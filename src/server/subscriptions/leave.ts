import { and, eq } from 'drizzle-orm';
import { tables, type Database } from '../database/index.ts';
import { record } from '../events/index.ts';
import { givesAccess } from './status.ts';

const { subscriptions } = tables;

/** Tells the authors whom a person reads that they stop, before the person goes: rows that follow a reference tell nothing. */
export async function leaveAuthors(db: Database, userId: number): Promise<void> {
  const left = await db
    .select({ authorId: subscriptions.authorId })
    .from(subscriptions)
    .where(and(eq(subscriptions.userId, userId), givesAccess));
  const kind = 'subscription_cancelled';
  await record(
    db,
    ...left.map(({ authorId }) => ({ kind, authorId, payload: { user_id: userId } }) as const),
  );
}
