import { and, asc, eq, sql, type SQLWrapper } from 'drizzle-orm';
import { tables, type Database } from '../database/index.ts';

const { eventReaders, events } = tables;

type EventRow = typeof events.$inferSelect;

/** @param transaction of the reader's own changes: with these goes how far it has come */
export type HandleEvents = (transaction: Database, batch: readonly EventRow[]) => Promise<void>;

/** Events of one transaction of a reader. */
const batchSize = 500;
const beginning = { transaction: '0', eventId: '00000000-0000-0000-0000-000000000000' };

/** A transaction that has not begun here yet was another cluster's, whose rows were copied. */
const isFromElsewhere = (transaction: SQLWrapper) =>
  sql`${transaction} >= pg_snapshot_xmax(pg_current_snapshot())`;

/** No earlier event can appear: all transactions that began before have ended. */
const isSettled = sql`${events.transaction} < pg_snapshot_xmin(pg_current_snapshot())`;

/** @returns whether there may be more */
const readBatch = (db: Database, name: string, handle: HandleEvents): Promise<boolean> =>
  db.transaction(async (transaction) => {
    const isReader = eq(eventReaders.name, name);
    const [progress] = await transaction
      .select()
      .from(eventReaders)
      .where(isReader)
      .for('update', { skipLocked: true });
    // Another server is reading.
    if (progress === undefined) return false;
    const isUnread = sql`(${events.transaction}, ${events.id}) > (${progress.transaction}::xid8, ${progress.eventId}::uuid)`;
    const batch = await transaction
      .select()
      .from(events)
      .where(and(isUnread, isSettled))
      .orderBy(asc(events.transaction), asc(events.id))
      .limit(batchSize);
    const last = batch.at(-1);
    if (last === undefined) return false;
    await handle(transaction, batch);
    const read = { transaction: last.transaction, eventId: last.id };
    await transaction.update(eventReaders).set(read).where(isReader);
    return batch.length === batchSize;
  });

/**
 * Renumbers events of a restored backup, which would otherwise wait until transaction ids here have risen as far.
 * @returns whether there may be more
 */
async function takeIn(db: Database): Promise<boolean> {
  const some = db
    .select({ at: events.at, id: events.id })
    .from(events)
    .where(isFromElsewhere(events.transaction))
    .orderBy(asc(events.transaction), asc(events.id))
    .limit(batchSize);
  const updated = await db
    .update(events)
    .set({ transaction: sql`pg_current_xact_id()` })
    .where(sql`(${events.at}, ${events.id}) in ${some}`)
    .returning({ id: events.id });
  return updated.length === batchSize;
}

/**
 * Gives a reader what has happened since it has read last, in the order of the transactions. After a backup has been restored
 * it gets everything again, so what it does has to be idempotent.
 * @param name of the reader
 */
export async function readEvents(db: Database, name: string, handle: HandleEvents): Promise<void> {
  await db
    .insert(eventReaders)
    .values({ name, ...beginning })
    .onConflictDoNothing();
  await db
    .update(eventReaders)
    .set(beginning)
    .where(and(eq(eventReaders.name, name), isFromElsewhere(eventReaders.transaction)));
  let isMore = true;
  while (isMore) isMore = await takeIn(db);
  isMore = true;
  while (isMore) isMore = await readBatch(db, name, handle);
}
