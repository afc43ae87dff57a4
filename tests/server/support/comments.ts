import { eq, sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { tables, type Database } from '#src/server/database/index.ts';

const { comments } = tables;

type NewComment = Partial<typeof comments.$inferInsert> & {
  readonly postId: number;
  readonly authorId: number;
};

/** A comment as it lies in the database; the comment above knows of it, the number of the post does not. */
export async function addComment(db: Database, comment: NewComment): Promise<string> {
  const id = comment.id ?? v7();
  await db
    .insert(comments)
    .values({ text: 'Слова', createdAt: new Date('2026-01-02T00:00:00Z'), ...comment, id });
  const { parentId, deletedAt, hiddenAt } = comment;
  if (parentId && !deletedAt && !hiddenAt)
    await db
      .update(comments)
      .set({ answers: sql`${comments.answers} + 1` })
      .where(eq(comments.id, parentId));
  return id;
}
