import { eq, inArray, sql, type SQL } from 'drizzle-orm';
import { noTimeLimits, tables, type Database } from '../database/index.ts';
import { readEvents, type EventKind } from '../events/index.ts';
import { givesAccess } from './status.ts';

const { authors, subscriptions } = tables;

/** Counted anew, not added up: it does no harm when it is done twice. */
async function count(db: Database, where: SQL): Promise<void> {
  const found = db.$count(subscriptions, sql`${eq(subscriptions.authorId, authors.id)} and ${givesAccess}`);
  await db
    .update(authors)
    .set({ subscribers: sql`${found}` })
    .where(where);
}

const changesTheNumber: readonly string[] = [
  'subscription_started',
  'subscription_cancelled',
] satisfies EventKind[];

/** Brings the numbers of subscribers up to date for the authors to whom something has happened. */
export const countSubscribers = (db: Database): Promise<void> =>
  readEvents(db, 'subscribers', async (transaction, batch) => {
    const changed = batch.filter(({ kind }) => changesTheNumber.includes(kind));
    const ids = [...new Set(changed.map(({ authorId }) => authorId))];
    if (ids.length > 0) await count(transaction, inArray(authors.id, ids));
  });

/** The same for all authors: a time that was paid for ends without an event. */
export const countAllSubscribers = (db: Database): Promise<void> =>
  db.transaction(async (transaction) => {
    await transaction.execute(noTimeLimits);
    await count(transaction, sql`true`);
  });
