import { inArray, lt, sql, type SQL } from 'drizzle-orm';
import { secondsAgo, tables, type Database } from '../database/index.ts';

const { media, mediaFiles, orphans } = tables;

/** Seconds in which whoever brings a content has written its row. */
export const claimTime = 3600;

/** Files of one statement. */
const batchSize = 100;

/**
 * Contents whose rows we have removed ourselves stand so far back among the orphans: nobody has to wonder why they have
 * none.
 */
export const explainedBy = sql`interval '1000 years'`;

/** Writes down that contents have no row because of us. @param transaction that has removed the rows */
const explain = (transaction: Database, hashes: readonly string[]) =>
  transaction
    .insert(orphans)
    .select(
      sql`select distinct found.hash, shared_now() - ${explainedBy} from unnest(${sql.param([...hashes])}::text[]) as found (hash)`,
    )
    .onConflictDoUpdate({
      target: orphans.hash,
      set: { seenAt: sql`excluded.seen_at` },
      // A younger one may be the claim of somebody who brings the same content just now.
      setWhere: lt(orphans.seenAt, secondsAgo(claimTime)),
    });

/**
 * Removes files of an author's, at most a hundred; `collectOrphans` removes what they have in the store.
 * @param transaction of the removal
 * @param which a condition on `media`
 * @returns the ids of those that are gone
 */
export async function dropMedia(transaction: Database, which: SQL | undefined): Promise<readonly string[]> {
  const dropped = await transaction
    .select({ id: media.id })
    .from(media)
    .where(which)
    .limit(batchSize)
    .for('update');
  const ids = dropped.map(({ id }) => id);
  if (ids.length === 0) return ids;
  const files = await transaction
    .delete(mediaFiles)
    .where(inArray(mediaFiles.mediaId, ids))
    .returning({ hash: mediaFiles.hash });
  await explain(
    transaction,
    files.map(({ hash }) => hash),
  );
  await transaction.delete(media).where(inArray(media.id, ids));
  return ids;
}
