import { eq, sql } from 'drizzle-orm';
import { someOf, tables, untilNone, type Database } from '../database/index.ts';
import { record } from '../events/record.ts';
import { givesAccess } from './status.ts';

const { subscriptions } = tables;

/**
 * Removes the subscriptions of a departed person, some at a time, and tells the authors who lose a reader: rows that follow a
 * reference tell nothing. Can be interrupted, and run twice at once.
 */
export const leaveAuthors = (db: Database, userId: number): Promise<void> =>
  untilNone(() =>
    db.transaction(async (transaction) => {
      const left = await transaction
        .delete(subscriptions)
        .where(someOf(transaction, subscriptions, eq(subscriptions.userId, userId)))
        .returning({ authorId: subscriptions.authorId, gaveAccess: sql<boolean>`${givesAccess}` });
      const kind = 'subscription_cancelled';
      await record(
        transaction,
        ...left
          .filter(({ gaveAccess }) => gaveAccess)
          .map(({ authorId }) => ({ kind, authorId, payload: { user_id: userId } }) as const),
      );
      return left;
    }),
  );
