import { eq, sql } from 'drizzle-orm';
import { isOneOf, someOf, tables, untilNone, type Database } from '../database/index.ts';
import { record } from '../events/record.ts';

const { likes, posts } = tables;

/**
 * Takes the hearts of a departed person back, some at a time: rows that follow a reference change no number and tell nothing. A
 * heart, the number of its post and the event go together, so it can be interrupted, and run twice at once.
 */
export const takeLikesBack = (db: Database, userId: number): Promise<void> =>
  untilNone(() =>
    db.transaction(async (transaction) => {
      const { postId, authorId } = likes;
      const taken = await transaction
        .delete(likes)
        .where(someOf(transaction, likes, eq(likes.userId, userId)))
        .returning({ postId, authorId });
      const ids = taken.map((like) => like.postId);
      await transaction
        .update(posts)
        .set({ likes: sql`${posts.likes} - 1` })
        .where(isOneOf(posts.id, ids));
      await record(
        transaction,
        ...taken.map((like) => {
          const payload = { post_id: like.postId, user_id: userId };
          return { kind: 'post_unliked', authorId: like.authorId, payload } as const;
        }),
      );
      return taken;
    }),
  );
