import { and, eq, isNull, lt, or, sql, type SQL } from 'drizzle-orm';
import { eachOf, secondsAgo, sharedNow, tables, type Database } from '../database/index.ts';

const { authors, departures, events, users, views } = tables;

/** Rows of one statement, so that it ends within the limits of time. */
const batchSize = 1000;
/** Seconds after which no call of theirs is under way any more that could write another view. */
const grace = 60;

/** Writes down that a person goes. @param transaction that deletes the account */
export const recordDeparture = (transaction: Database, userId: number) =>
  transaction.insert(departures).select(
    sql`select ${users.id}, ${authors.id}, ${sharedNow}, null from ${users}
        left join ${authors} on ${authors.userId} = ${users.id} where ${users.id} = ${userId}`,
  );

/** Repeats a statement that changes some rows until there is none left. */
async function inBatches(change: () => Promise<readonly unknown[]>): Promise<void> {
  let changed = batchSize;
  while (changed === batchSize) changed = (await change()).length;
}

function clearViews(db: Database, isTheirs: SQL | undefined): Promise<void> {
  const { day, userId, postId } = views;
  const some = db.select({ day, userId, postId }).from(views).where(isTheirs).limit(batchSize);
  return inBatches(() =>
    db
      .delete(views)
      .where(sql`(${day}, ${userId}, ${postId}) in ${some}`)
      .returning({ day }),
  );
}

/** Events of deleted authors go, too; those of other authors stay, without the person's id. */
async function clearEvents(db: Database, userId: number, authorId: number | null): Promise<void> {
  const { at, id, payload } = events;
  const someOf = (where: SQL) => db.select({ at, id }).from(events).where(where).limit(batchSize);
  if (authorId !== null) {
    const own = someOf(eq(events.authorId, authorId));
    await inBatches(() =>
      db
        .delete(events)
        .where(sql`(${at}, ${id}) in ${own}`)
        .returning({ id }),
    );
  }
  const theirs = someOf(sql`${payload}->>'user_id' = ${String(userId)}`);
  await inBatches(() =>
    db
      .update(events)
      .set({ payload: sql`${payload} - 'user_id'` })
      .where(sql`(${at}, ${id}) in ${theirs}`)
      .returning({ id }),
  );
}

async function clearOne(db: Database, { userId, authorId }: typeof departures.$inferSelect): Promise<void> {
  await clearViews(
    db,
    or(eq(views.userId, userId), authorId === null ? undefined : eq(views.authorId, authorId)),
  );
  await clearEvents(db, userId, authorId);
  await db.update(departures).set({ clearedAt: sharedNow }).where(eq(departures.userId, userId));
}

/** Removes the remains of deleted accounts, except their number. Can be interrupted and started again. */
export async function clearDeparted(db: Database): Promise<void> {
  const gone = await db
    .select()
    .from(departures)
    .where(and(isNull(departures.clearedAt), lt(departures.leftAt, secondsAgo(grace))));
  await eachOf(gone, (departure) => clearOne(db, departure));
}
