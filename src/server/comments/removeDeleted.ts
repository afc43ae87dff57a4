import { and, lt, ne, sql, type SQL } from 'drizzle-orm';
import { secondsAgo, tables, type Database } from '../database/index.ts';

const { comments } = tables;

/** Rows of one statement, so that it ends within the limits of time. */
const batchSize = 1000;
/** Seconds for which a deleted comment is kept: longer than deleting can be undone. */
const keptFor = 3600;

const isOver = lt(comments.deletedAt, secondsAgo(keptFor));
const isAnswered = sql`exists (select from ${comments} as answer where answer.parent_id = ${comments.id})`;

/** Removes for good what was deleted a while ago. Where an answer stands below, the place stays, without the words. */
export async function removeDeleted(db: Database): Promise<void> {
  const some = (where: SQL | undefined) =>
    sql`${comments.id} = any(array(${db.select({ id: comments.id }).from(comments).where(where).limit(batchSize)}))`;
  let count = batchSize;
  while (count === batchSize) {
    const removed = await db
      .delete(comments)
      .where(some(and(isOver, sql`not ${isAnswered}`)))
      .returning({ id: comments.id });
    count = removed.length;
  }
  count = batchSize;
  while (count === batchSize) {
    const blanked = await db
      .update(comments)
      .set({ text: '' })
      .where(some(and(isOver, ne(comments.text, ''), isAnswered)))
      .returning({ id: comments.id });
    count = blanked.length;
  }
}
