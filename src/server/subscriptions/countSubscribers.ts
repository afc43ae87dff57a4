import { asc, eq, gt, inArray, sql } from 'drizzle-orm';
import { Attempts, tables, type Database } from '../database/index.ts';
import { readEvents } from '../events/read.ts';
import type { EventKind } from '../events/record.ts';
import { givesAccess } from './status.ts';

const { authors, subscriptions } = tables;

/** Authors of one statement, so that it ends within the limits of time also where each has a great many readers. */
const batchSize = 50;

/** Counted, not added up, so that doing it twice does no harm. Numbers that are right are not written again. */
async function count(db: Database, ids: readonly number[]): Promise<void> {
  const number = db.$count(subscriptions, sql`${eq(subscriptions.authorId, authors.id)} and ${givesAccess}`);
  const counted = db
    .select({ id: authors.id, number: sql<number>`${number}`.as('number') })
    .from(authors)
    .where(inArray(authors.id, [...ids]))
    .as('counted');
  await db
    .update(authors)
    .set({ subscribers: sql`${counted.number}` })
    .from(counted)
    .where(sql`${authors.id} = ${counted.id} and ${authors.subscribers} is distinct from ${counted.number}`);
}

/** Where one author cannot be counted the others are. @param db may be a transaction, which goes on */
const countEach = (db: Database, ids: readonly number[], attempts: Attempts): Promise<void> =>
  db
    .transaction((part) => count(part, ids))
    .catch(() => attempts.each(ids, (id) => db.transaction((part) => count(part, [id]))));

const changesTheNumber: readonly string[] = [
  'subscription_started',
  'subscription_cancelled',
] satisfies EventKind[];

/** Brings the numbers of subscribers up to date for the authors to whom something has happened. */
export async function countSubscribers(db: Database): Promise<void> {
  const attempts = new Attempts();
  await readEvents(db, 'subscribers', async (transaction, batch) => {
    const changed = batch.filter(({ kind }) => changesTheNumber.includes(kind));
    const ids = [...new Set(changed.map(({ authorId }) => authorId))];
    for (let start = 0; start < ids.length; start += batchSize)
      await countEach(transaction, ids.slice(start, start + batchSize), attempts);
  });
  attempts.end();
}

/** The same for all authors: a time that was paid for ends without an event. */
export async function countAllSubscribers(db: Database): Promise<void> {
  const attempts = new Attempts();
  let last: number | undefined = 0;
  while (last !== undefined) {
    const batch: { id: number }[] = await db
      .select({ id: authors.id })
      .from(authors)
      .where(gt(authors.id, last))
      .orderBy(asc(authors.id))
      .limit(batchSize);
    const ids = batch.map(({ id }) => id);
    await countEach(db, ids, attempts);
    last = ids.at(-1);
  }
  attempts.end();
}
