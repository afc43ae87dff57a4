import { and, eq, exists, lt, notExists, sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { noTimeLimits, secondsAgo, sharedNow, tables, type Database } from '../database/index.ts';
import type { Store } from './store.ts';

const { mediaFiles, orphans } = tables;

/** Seconds that a content lies without a row before it is removed. */
const grace = 48 * 3600;
/** Seconds in which whoever brings a content has written its row. */
const claimTime = 3600;
/** Contents asked for at once. */
const batchSize = 500;

/** How many of a store's contents may be removed at once: more look like the wrong database. */
const mostOf = (contents: number): number => Math.max(contents / 10, Math.min(contents / 4, 100));

const namesOrphan = (db: Database) =>
  db.select({ hash: mediaFiles.hash }).from(mediaFiles).where(eq(mediaFiles.hash, orphans.hash));
const isDue = lt(orphans.seenAt, secondsAgo(grace));

/**
 * Writes down which contents have no row, and strikes off those that have one again. @returns how many contents there
 * are
 */
async function look(db: Database, store: Store): Promise<number> {
  const note = (hashes: readonly string[]) =>
    db
      .insert(orphans)
      .select(
        sql`select found.hash, ${sharedNow} from unnest(${sql.param([...hashes])}::text[]) as found (hash)
          where not exists (select from ${mediaFiles} where ${mediaFiles.hash} = found.hash)`,
      )
      .onConflictDoNothing();
  let contents = 0;
  let batch: string[] = [];
  for await (const { hash } of store.list()) {
    contents += 1;
    batch.push(hash);
    if (batch.length < batchSize) continue;
    await note(batch);
    batch = [];
  }
  await note(batch);
  // A younger one may be the claim of somebody who brings the same content just now.
  await db.delete(orphans).where(and(lt(orphans.seenAt, secondsAgo(claimTime)), exists(namesOrphan(db))));
  return contents;
}

/**
 * A transaction that adds a content waits for its row here first: it is never removed after it was put. @returns
 * whether there was one
 */
const removeOne = (db: Database, store: Store): Promise<boolean> =>
  db.transaction(async (transaction) => {
    // The store may take longer than a transaction may be silent, and without this row it must not be touched.
    await transaction.execute(noTimeLimits);
    const [due] = await transaction
      .select({ hash: orphans.hash, before: sql`${secondsAgo(grace)}`.mapWith(orphans.seenAt) })
      .from(orphans)
      .where(and(isDue, notExists(namesOrphan(transaction))))
      .limit(1)
      .for('update', { of: orphans, skipLocked: true });
    if (due === undefined) return false;
    await store.remove(due.hash, due.before);
    await transaction.delete(orphans).where(eq(orphans.hash, due.hash));
    return true;
  });

/**
 * Removes contents that have had no row for two days. Removes nothing where so many would go that
 * this is probably another store's database; `-infinity` as the time of an orphan overrides that.
 * @returns how many
 */
export async function collectOrphans(
  db: Database,
  store: Store,
  log: Pick<FastifyBaseLogger, 'warn'>,
): Promise<number> {
  const contents = await look(db, store);
  const due = await db.$count(orphans, sql`${isDue} and isfinite(${orphans.seenAt})`);
  const isAnyNamed = (await db.select({ hash: mediaFiles.hash }).from(mediaFiles).limit(1)).length > 0;
  if (due > (isAnyNamed ? mostOf(contents) : 0)) {
    log.warn(
      { due, contents },
      'no file was removed: too many have no row in this database, is it the right one?',
    );
    return 0;
  }
  let removed = 0;
  while (await removeOne(db, store)) removed += 1;
  return removed;
}
