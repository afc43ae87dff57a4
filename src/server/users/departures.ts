import { and, eq, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import {
  type Database,
  eachOf,
  removeInBatches,
  secondsAgo,
  sharedNow,
  someOf,
  tables,
  untilNone,
} from '../database/index.ts';
import { dropMedia } from '../media/index.ts';
import { forgetBuyer } from '../orders/index.ts';
import { removeLikes } from '../posts/index.ts';
import { removeSubscriptions } from '../subscriptions/cancel.ts';

const {
  authors,
  blockedReaders,
  bookmarks,
  comments,
  complaints,
  departures,
  drafts,
  events,
  grants,
  idempotencyKeys,
  likes,
  media,
  posts,
  revisions,
  subscriptions,
  tiers,
  uploads,
  users,
  views,
} = tables;

/** Rows of one statement where each may have a quarter of a megabyte, and others that go with it. */
const fewRows = 50;

/** Removes everything of an author: large tables first, then rows that nothing refers to any more. */
async function clearAuthor(db: Database, authorId: number): Promise<void> {
  for (const table of [views, events]) await removeInBatches(db, table, eq(table.authorId, authorId));
  const isBelow = eq(comments.authorId, authorId);
  // Answers before what they answer, which would take all of them along.
  await removeInBatches(db, comments, and(isBelow, isNotNull(comments.parentId)));
  for (const table of [comments, complaints, likes, bookmarks, grants, subscriptions, blockedReaders])
    await removeInBatches(db, table, eq(table.authorId, authorId));
  for (const table of [posts, revisions, drafts, uploads])
    await removeInBatches(db, table, eq(table.authorId, authorId), fewRows);
  await untilNone(() =>
    db.transaction((transaction) => dropMedia(transaction, eq(media.authorId, authorId))),
  );
  await removeInBatches(db, tiers, eq(tiers.authorId, authorId), fewRows);
  await db.delete(authors).where(eq(authors.id, authorId));
}

/** Removes what a person has done as a reader; their comments stay, and the events of others, without saying whose they are. */
async function clearPerson(db: Database, userId: number): Promise<void> {
  await removeLikes(db, userId);
  await removeSubscriptions(db, userId);
  for (const table of [views, bookmarks, grants, blockedReaders, idempotencyKeys])
    await removeInBatches(db, table, eq(table.userId, userId));
  for (const table of [comments, complaints])
    await untilNone(() =>
      db
        .update(table)
        .set({ userId: null })
        .where(someOf(db, table, eq(table.userId, userId)))
        .returning({ one: sql`1` }),
    );
  await untilNone(() =>
    db
      .update(events)
      .set({ payload: sql`${events.payload} - 'user_id'` })
      .where(someOf(db, events, sql`${events.payload}->>'user_id' = ${String(userId)}`))
      .returning({ id: events.id }),
  );
}

/** Seconds after which no call of theirs can still write. */
const grace = 60;

/** Records an account deletion. @param transaction that deletes the account */
export const recordDeparture = (transaction: Database, userId: number) =>
  transaction.insert(departures).select(
    sql`select ${users.id}, ${authors.id}, ${sharedNow}, null from ${users}
        left join ${authors} on ${authors.userId} = ${users.id} where ${users.id} = ${userId}`,
  );

async function clearOne(db: Database, { userId, authorId }: typeof departures.$inferSelect): Promise<void> {
  if (authorId !== null) await clearAuthor(db, authorId);
  await clearPerson(db, userId);
  // The next run goes on: without the account nobody could tell whose orders these are.
  if (!(await forgetBuyer(db, userId))) return;
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
  const departed = await db
    .select()
    .from(departures)
    .where(and(isNull(departures.clearedAt), lt(departures.leftAt, secondsAgo(grace))));
  await eachOf(departed, (departure) => clearOne(db, departure));
}
