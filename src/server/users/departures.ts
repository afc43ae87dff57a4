import { and, eq, isNull, lt, sql } from 'drizzle-orm';
import { eachOf, secondsAgo, sharedNow, tables, type Database } from '../database/index.ts';
import { clearAuthor, clearPerson } from './clear.ts';

const { authors, departures, users } = tables;

/** Seconds after which no call of theirs is under way any more that could write something. */
const grace = 60;

/** Writes down that a person goes. @param transaction that deletes the account */
export const recordDeparture = (transaction: Database, userId: number) =>
  transaction.insert(departures).select(
    sql`select ${users.id}, ${authors.id}, ${sharedNow}, null from ${users}
        left join ${authors} on ${authors.userId} = ${users.id} where ${users.id} = ${userId}`,
  );

async function clearOne(db: Database, { userId, authorId }: typeof departures.$inferSelect): Promise<void> {
  if (authorId !== null) await clearAuthor(db, authorId);
  await clearPerson(db, userId);
  await db.transaction(async (transaction) => {
    await transaction.delete(users).where(eq(users.id, userId));
    await transaction.update(departures).set({ clearedAt: sharedNow }).where(eq(departures.userId, userId));
  });
}

/**
 * Removes all that deleted accounts have left, except their number. Can be interrupted and started again, and run on two
 * servers at once.
 */
export async function clearDeparted(db: Database): Promise<void> {
  const gone = await db
    .select()
    .from(departures)
    .where(and(isNull(departures.clearedAt), lt(departures.leftAt, secondsAgo(grace))));
  await eachOf(gone, (departure) => clearOne(db, departure));
}
