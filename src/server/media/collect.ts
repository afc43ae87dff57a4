import { and, eq, exists, lt, not, notExists, sql, type SQL } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { Attempts, noTimeLimits, secondsAgo, sharedNow, tables, type Database } from '../database/index.ts';
import { claimTime, explainedBy } from './remove.ts';
import type { Store } from './store.ts';

const { mediaFiles, orphans } = tables;

/** Seconds for which a content without a row is kept. */
const grace = 48 * 3600;
/** Number of contents in one request. */
const batchSize = 500;

/** Number of contents that may be removed at once: more look like the wrong database. */
const mostOf = (contents: number): number => Math.max(contents / 10, Math.min(contents / 4, 100));

const namesOrphan = (db: Database) =>
  db.select({ hash: mediaFiles.hash }).from(mediaFiles).where(eq(mediaFiles.hash, orphans.hash));
const isOld = lt(orphans.seenAt, secondsAgo(grace));
const isAllowed = sql`${orphans.seenAt} <= ${sharedNow} - ${explainedBy}`;

/**
 * Writes down which contents have no row, and strikes off those that have one again. @returns how many contents there
 * are
 */
async function findOrphans(db: Database, store: Store): Promise<number> {
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
  // A younger one may be the claim of an upload of the same content.
  await db.delete(orphans).where(and(lt(orphans.seenAt, secondsAgo(claimTime)), exists(namesOrphan(db))));
  return contents;
}

/**
 * Removes a content, unless it has a row by now. A transaction that adds it waits for its orphan's row first, so it is
 * never removed after it was put.
 * @returns whether it is gone
 */
const removeOne = (db: Database, store: Store, hash: string, isDue: SQL): Promise<boolean> =>
  db.transaction(async (transaction) => {
    // The store may take longer than a transaction may be silent, and without this row it must not be touched.
    await transaction.execute(noTimeLimits);
    const [due] = await transaction
      .select({ hash: orphans.hash })
      .from(orphans)
      .where(and(eq(orphans.hash, hash), isDue, notExists(namesOrphan(transaction))))
      .for('update', { of: orphans, skipLocked: true });
    if (due === undefined) return false;
    // A content that was put a moment ago is claimed, so it would not be due.
    await store.remove(hash, new Date(Date.now() + 1000));
    await transaction.delete(orphans).where(eq(orphans.hash, hash));
    return true;
  });

/** @param attempts are told of those that cannot be removed now @returns how many are gone */
async function removeAll(db: Database, store: Store, isDue: SQL, attempts: Attempts): Promise<number> {
  const due = await db
    .select({ hash: orphans.hash })
    .from(orphans)
    .where(and(isDue, notExists(namesOrphan(db))));
  let removed = 0;
  await attempts.each(
    due.map(({ hash }) => hash),
    async (hash) => {
      if (await removeOne(db, store, hash, isDue)) removed += 1;
    },
  );
  return removed;
}

/** Removes the contents whose rows we have removed ourselves, and those that a moderator gives up. */
export async function removeExplained(db: Database, store: Store): Promise<void> {
  const attempts = new Attempts();
  await removeAll(db, store, isAllowed, attempts);
  attempts.end();
}

/**
 * Removes contents that have had no row for two days. If unexplained ones are so many that the database is probably
 * another store's, it removes none of them until a moderator allows it (`allowRemoval`).
 * @returns how many @throws {ItemsFailed} at the end, where some could not be removed now
 */
export async function collectOrphans(
  db: Database,
  store: Store,
  log: Pick<FastifyBaseLogger, 'warn'>,
): Promise<number> {
  const contents = await findOrphans(db, store);
  const attempts = new Attempts();
  let removed = await removeAll(db, store, isAllowed, attempts);
  const isUnexplained = sql`(${isOld} and not ${isAllowed})`;
  const due = await db.$count(orphans, isUnexplained);
  const isAnyNamed = (await db.select({ hash: mediaFiles.hash }).from(mediaFiles).limit(1)).length > 0;
  if (due > (isAnyNamed ? mostOf(contents) : 0)) {
    log.warn(
      { due, contents },
      'files were kept: too many have no row in this database. If it is the right one, run: npm run moderate -- allow removal',
    );
  } else {
    removed += await removeAll(db, store, isUnexplained, attempts);
  }
  attempts.end();
  return removed;
}

/** Explains all that `collectOrphans` finds without a row for two days now. @returns how many these are */
export async function allowRemoval(db: Database): Promise<number> {
  const allowed = await db
    .update(orphans)
    .set({ seenAt: sql`${orphans.seenAt} - ${explainedBy}` })
    .where(and(isOld, not(isAllowed)))
    .returning({ hash: orphans.hash });
  return allowed.length;
}
