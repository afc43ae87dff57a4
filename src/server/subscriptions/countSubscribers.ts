import { and, asc, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { Attempts, type Database, tables } from '../database/index.ts';
import { membersOfTier } from '../access/columns.ts';
import type { CallDeps } from '../auth/index.ts';
import { readEvents } from '../events/read.ts';
import type { EventKind } from '../events/record.ts';
import { addEndpoint } from '../http/endpoint.ts';
import { givesAccess } from './status.ts';

const { authors, subscriptions, tiers } = tables;

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

/** One author that cannot be counted does not stop the others. @param db may be a transaction, which goes on */
const countEach = (db: Database, ids: readonly number[], attempts: Attempts): Promise<void> =>
  db
    .transaction((part) => count(part, ids))
    .catch(() => attempts.each(ids, (id) => db.transaction((part) => count(part, [id]))));

const changesTheNumber: readonly string[] = [
  'subscription_started',
  'subscription_paid',
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

/** GET /api/audience/: how many people each choice of an audience lets in at this moment. */
export function addAudience(app: FastifyInstance, { db, authenticate }: CallDeps): void {
  addEndpoint(app, 'audience', { limit: { none: 'own tiers' } }, async (request) => {
    const { user } = await authenticate(request);
    const [author] = await db.select({ id: authors.id }).from(authors).where(eq(authors.userId, user.id));
    if (author === undefined) return { subscribers: 0, tiers: [] };
    const isReader = and(eq(subscriptions.authorId, author.id), givesAccess);
    return {
      subscribers: await db.$count(subscriptions, isReader),
      tiers: await db
        .select({ id: tiers.id, name: tiers.name, price: tiers.price, members: membersOfTier })
        .from(tiers)
        // Columns are named with their tables only where there are several.
        .innerJoin(authors, eq(authors.id, tiers.authorId))
        .where(and(eq(tiers.authorId, author.id), isNull(tiers.archivedAt)))
        .orderBy(asc(tiers.position), asc(tiers.id)),
    };
  });
}
