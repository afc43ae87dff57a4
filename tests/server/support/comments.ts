import { v7 } from 'uuid';
import { tables, type Database } from '#src/server/database/index.ts';

const { comments } = tables;

type NewComment = Partial<typeof comments.$inferInsert> & {
  readonly postId: number;
  readonly authorId: number;
};

/** A comment as it lies in the database; the number of the post does not know of it. */
export async function addComment(db: Database, comment: NewComment): Promise<string> {
  const id = comment.id ?? v7();
  await db
    .insert(comments)
    .values({ text: 'Слова', createdAt: new Date('2026-01-02T00:00:00Z'), ...comment, id });
  return id;
}
