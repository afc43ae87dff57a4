import { and, eq, inArray, lt, notExists, sql, type SQL } from 'drizzle-orm';
import { type Database, eachOf, secondsAgo, tables, untilNone } from '../database/index.ts';

const { authors, drafts, media, mediaFiles, orphans, postMedia, revisions, uploads } = tables;

/** Seconds in which an upload has to write a content's row. */
export const claimTime = 3600;

/** Files of one statement. */
const batchSize = 100;

/** Orphans whose rows we have deleted ourselves get such an old date: they need no explanation. */
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
      // A younger one may be the claim of an upload of the same content.
      setWhere: lt(orphans.seenAt, secondsAgo(claimTime)),
    });

/**
 * Deletes up to a hundred files of an author; `collectOrphans` removes their contents.
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

/** Seconds that a file may be here before anything names it: what was cut from a picture is named at once. */
const grace = 24 * 3600;

const isIn = (db: Database, table: typeof postMedia | typeof uploads) =>
  db
    .select({ one: sql`1` })
    .from(table)
    .where(eq(table.mediaId, media.id));

/**
 * Old files that no post has. An upload is known for a week after it has ended, and a device that was offline may still
 * put it into its post, so its file stays as long.
 */
const isUnreferenced = (db: Database): SQL | undefined =>
  and(lt(media.createdAt, secondsAgo(grace)), notExists(isIn(db, postMedia)), notExists(isIn(db, uploads)));

/** Every id under a key in blocks of any kind. */
const idsIn = (blocks: typeof drafts.blocks | typeof revisions.blocks) =>
  sql<string>`jsonb_path_query(${blocks}, 'strict $.**.media') #>> '{}'`;

/** The files that an author's page, drafts (also deleted ones) and revisions refer to. */
async function referencedBy(transaction: Database, authorId: number): Promise<ReadonlySet<string>> {
  const inDrafts = transaction
    .select({ id: idsIn(drafts.blocks) })
    .from(drafts)
    .where(eq(drafts.authorId, authorId));
  const inRevisions = transaction
    .select({ id: idsIn(revisions.blocks) })
    .from(revisions)
    .where(eq(revisions.authorId, authorId));
  const rows = await inDrafts.union(inRevisions);
  const [page] = await transaction
    .select({ photo: authors.photo, cover: authors.coverPicture })
    .from(authors)
    .where(eq(authors.id, authorId));
  const onPage = [page?.photo, page?.cover].flatMap((picture) => [picture?.id, picture?.source?.media]);
  return new Set([...rows.map(({ id }) => id), ...onPage.filter((id) => id !== undefined)]);
}

/** A transaction that refers to a file locks it: locked files are left for the next run. */
const removeOf = (db: Database, authorId: number) =>
  db.transaction(async (transaction) => {
    const locked = await transaction
      .select({ id: media.id })
      .from(media)
      .where(and(eq(media.authorId, authorId), isUnreferenced(transaction)))
      .for('update', { of: media, skipLocked: true });
    const referenced = await referencedBy(transaction, authorId);
    const unreferenced = locked.map(({ id }) => id).filter((id) => !referenced.has(id));
    if (unreferenced.length > 0)
      await untilNone(() => dropMedia(transaction, inArray(media.id, unreferenced)));
  });

/** Deletes unreferenced files and frees the quota of their authors. */
export async function removeUnreferencedMedia(db: Database): Promise<void> {
  const found = await db.selectDistinct({ authorId: media.authorId }).from(media).where(isUnreferenced(db));
  await eachOf(
    found.map(({ authorId }) => authorId),
    (authorId) => removeOf(db, authorId),
  );
}
