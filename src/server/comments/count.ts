import { eq, sql } from 'drizzle-orm';
import { tables, type Database } from '../database/index.ts';
import { record } from '../events/record.ts';

const { comments, posts } = tables;

type Counted = Pick<typeof comments.$inferSelect, 'postId' | 'authorId' | 'userId' | 'parentId'>;

/**
 * Brings the numbers of a post and of the comment above up to date, and tells its author.
 * @param transaction in which the comment has become one that can be read, or has ceased to be
 * @param by what there is more of it now
 */
export async function countComment(
  transaction: Database,
  { postId, authorId, userId, parentId }: Counted,
  by: 1 | -1,
): Promise<void> {
  if (parentId !== null)
    await transaction
      .update(comments)
      .set({ answers: sql`${comments.answers} + ${by}` })
      .where(eq(comments.id, parentId));
  await transaction
    .update(posts)
    .set({ comments: sql`${posts.comments} + ${by}` })
    .where(eq(posts.id, postId));
  const payload = { post_id: postId, ...(userId !== null && { user_id: userId }) };
  await record(transaction, { kind: by === 1 ? 'comment_written' : 'comment_removed', authorId, payload });
}
