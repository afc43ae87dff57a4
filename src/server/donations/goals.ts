import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import { sharedNow, tables, type Database } from '../database/index.ts';

const { authors, goals } = tables;

/** A goal of an author that is not over. */
export const isCurrentGoal = (authorId: number) => and(eq(goals.authorId, authorId), isNull(goals.endedAt));

/** The number of a person who is an author; `undefined` for others. */
export async function findAuthorId(db: Database, userId: number): Promise<number | undefined> {
  const [author] = await db
    .select({ id: authors.id })
    .from(authors)
    .where(and(eq(authors.userId, userId), isNotNull(authors.since)));
  return author?.id;
}

/** Sets the goal of an author, or changes it. */
export async function upsertGoal(
  db: Database,
  authorId: number,
  goal: Pick<typeof goals.$inferSelect, 'title' | 'target'>,
): Promise<void> {
  await db
    .insert(goals)
    .values({ ...goal, authorId, startedAt: sharedNow })
    .onConflictDoUpdate({ target: goals.authorId, targetWhere: isNull(goals.endedAt), set: goal });
}

/** Ends the goal of an author, if there is one. */
export const endGoal = async (db: Database, authorId: number): Promise<void> =>
  void (await db.update(goals).set({ endedAt: sharedNow }).where(isCurrentGoal(authorId)));
