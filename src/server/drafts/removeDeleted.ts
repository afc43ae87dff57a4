import { and, eq, isNotNull, lt, notExists } from 'drizzle-orm';
import { eachOf, removeInBatches, secondsAgo, tables, type Database } from '../database/index.ts';

const { authors, bookmarks, comments, drafts, likes, posts } = tables;

/** Seconds for which a deleted post is kept: longer than deleting can be undone. */
const keptFor = 25 * 3600;

async function removeOne(db: Database, id: number): Promise<void> {
  for (const table of [comments, likes, bookmarks]) await removeInBatches(db, table, eq(table.postId, id));
  await db.transaction(async (transaction) => {
    await transaction.update(authors).set({ pinnedId: null }).where(eq(authors.pinnedId, id));
    await transaction.delete(posts).where(eq(posts.id, id));
    await transaction.delete(drafts).where(eq(drafts.id, id));
  });
}

/**
 * Removes for good what was deleted a day ago, with all that readers have left there. No event tells of it: with the
 * post go the hearts and comments that were counted.
 */
export async function removeDeletedDrafts(db: Database): Promise<void> {
  // What moderators have hidden stays, unseen: a copy of it is known by it.
  const isHidden = db
    .select({ id: posts.id })
    .from(posts)
    .where(and(eq(posts.id, drafts.id), isNotNull(posts.hiddenAt)));
  const gone = await db
    .select({ id: drafts.id })
    .from(drafts)
    .where(and(lt(drafts.deletedAt, secondsAgo(keptFor)), notExists(isHidden)));
  await eachOf(
    gone.map(({ id }) => id),
    (id) => removeOne(db, id),
  );
}
