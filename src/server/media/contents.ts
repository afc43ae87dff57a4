import { and, eq, inArray, sql } from 'drizzle-orm';
import { noTimeLimits, sharedNow, tables, type Database } from '../database/index.ts';
import { bytesOf, hashOf, type NewContent, type Store } from './store.ts';

const { mediaFiles, orphans } = tables;

/** A content that its row does not name yet. */
interface Claim {
  readonly hash: string;
  /** Time of the claim; `null` if another upload may be storing the same content now. */
  readonly claimedAt: string | null;
}

/** A form in which a file is given out. */
export interface NewFile {
  /** The width of a picture in pixels, `motion` and the width of one that moves, else `original`. */
  readonly variant: string;
  /** `Content-Type`. */
  readonly type: string;
  readonly content: NewContent;
}

/** A file whose content is in the store. */
export type StoredFile = Omit<NewFile, 'content'> & Claim & { readonly bytes: number };

const isClaim = ({ hash, claimedAt }: Claim) =>
  and(eq(orphans.hash, hash), sql`${orphans.seenAt} = ${claimedAt}::timestamptz`);

/** Writes down contents that have no row yet; waits for a transaction that removes one of them just now. */
async function claim(db: Database, hashes: readonly string[]): Promise<readonly Claim[]> {
  if (hashes.length === 0) return [];
  // All callers use one order, so that two of them do not deadlock.
  const rows = [...new Set(hashes)].toSorted().map((hash) => ({ hash, seenAt: sharedNow }));
  return db
    .insert(orphans)
    .values(rows)
    .onConflictDoUpdate({
      target: orphans.hash,
      // A new moment for each claim, so that the previous one is no longer the only one.
      set: { seenAt: sql`greatest(excluded.seen_at, ${orphans.seenAt} + interval '1 microsecond')` },
    })
    .returning({
      hash: orphans.hash,
      // A row that has just been inserted has no xmax.
      claimedAt: sql<string | null>`case when xmax = 0 then ${orphans.seenAt}::text end`,
    });
}

/** Removes a content without a row, unless another upload has claimed it: then `collectOrphans` will. */
async function discard(db: Database, store: Store, claimed: Claim): Promise<void> {
  if (claimed.claimedAt === null) return;
  await db.transaction(async (transaction) => {
    // The store may take longer than a transaction may be silent.
    await transaction.execute(noTimeLimits);
    const locked = await transaction.select().from(orphans).where(isClaim(claimed)).for('update');
    if (locked.length === 0) return;
    const { hash } = claimed;
    const isNamed = (await transaction.$count(mediaFiles, eq(mediaFiles.hash, hash))) > 0;
    if (!isNamed) await store.remove(hash, new Date(Date.now() + 1));
    await transaction.delete(orphans).where(eq(orphans.hash, hash));
  });
}

/** Removes contents whose rows were not written after all. @param files as `storeContents` has given them */
export async function discardContents(db: Database, store: Store, files: readonly Claim[]): Promise<void> {
  for (const file of files) await discard(db, store, file);
}

/** Removes contents whose rows have been deleted, unless other rows name them. Not to be called in a transaction. */
export const releaseContents = async (db: Database, store: Store, hashes: readonly string[]): Promise<void> =>
  discardContents(db, store, await claim(db, hashes));

/**
 * Stores contents before their rows are written: a content without a row is cleaned up, a row without a content would
 * be a hole in a post. Do not call it in a transaction: from its first statement on nobody removes them.
 * @throws {DiskFull} and leaves none of them behind @throws {StoreAway}
 */
export async function storeContents(
  db: Database,
  store: Store,
  files: readonly NewFile[],
): Promise<readonly StoredFile[]> {
  const hashes: string[] = [];
  for (const { content } of files) hashes.push(await hashOf(content));
  const claims = new Map((await claim(db, hashes)).map(({ hash, claimedAt }) => [hash, claimedAt]));
  const stored = files.map(({ content, ...file }, index) => {
    const hash = hashes[index] ?? '';
    return { ...file, hash, bytes: bytesOf(content), claimedAt: claims.get(hash) ?? null };
  });
  try {
    for (const [index, { content }] of files.entries()) await store.put(hashes[index] ?? '', content);
  } catch (error) {
    // `collectOrphans` finds contents that cannot be removed now.
    await discardContents(db, store, stored).catch(() => undefined);
    throw error;
  }
  return stored;
}

/** Ends the claims on contents that have their rows now. @param transaction of these rows */
export const endClaims = (transaction: Database, files: readonly Claim[]) =>
  transaction.delete(orphans).where(
    inArray(
      sql`(${orphans.hash}, ${orphans.seenAt})`,
      files
        .filter(({ claimedAt }) => claimedAt !== null)
        .map(({ hash, claimedAt }) => sql`(${hash}, ${claimedAt}::timestamptz)`),
    ),
  );
