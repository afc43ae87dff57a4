import { and, eq, sql } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isVisibleTo } from '../access/columns.ts';
import { readerAccess } from '../access/readerAccess.ts';
import { type Database, isOneOf, sharedNow, someOf, tables, untilNone } from '../database/index.ts';
import { record, selectEvent } from '../events/record.ts';
import { addEndpoint } from '../http/endpoint.ts';
import { HttpError, notFound } from '../http/errors.ts';
import { parseId } from '../http/parameters.ts';
import { type PostsDeps, selectCards, toCard } from './cards.ts';

const { bookmarks, events, likes, posts } = tables;

const isMark = (marks: typeof likes | typeof bookmarks, userId: number, postId: number) =>
  and(eq(marks.userId, userId), eq(marks.postId, postId));

/** A row, the number of the post and the event change in one statement: none is ever without the others. */
async function setLike(db: Database, userId: number, postId: number, liked: boolean): Promise<number> {
  const inserted = db
    .insert(likes)
    .select(
      sql`select ${userId}::integer, id, author_id, ${sharedNow} from ${posts} where id = ${postId}::integer`,
    )
    .onConflictDoNothing()
    .returning();
  const deleted = db
    .delete(likes)
    .where(isMark(likes, userId, postId))
    .returning();
  const changed = db.$with('changed').as(liked ? inserted : deleted);
  const kind = liked ? 'post_liked' : 'post_unliked';
  const payload = sql`jsonb_build_object('post_id', post_id, 'user_id', user_id)`;
  const recorded = db.$with('recorded').as(
    db
      .insert(events)
      .select(selectEvent(kind, sql`author_id`, payload, changed))
      .returning(),
  );
  const sign = liked ? sql`+` : sql`-`;
  const [row] = await db
    .with(changed, recorded)
    .update(posts)
    .set({ likes: sql`${posts.likes} ${sign} (select count(*) from ${changed})` })
    .where(eq(posts.id, postId))
    .returning({ likes: posts.likes });
  if (row === undefined) throw notFound();
  return row.likes;
}

/** Hearts and bookmarks of readers. */
export function addMarks(app: FastifyInstance, { db, authenticate, addresses }: PostsDeps): void {
  async function findPost(request: FastifyRequest<{ Params: { id: string } }>) {
    const { user: reader } = await authenticate(request);
    const id = parseId(request.params.id);
    const [row] =
      id === undefined
        ? []
        : await selectCards(db, reader.id).where(and(eq(posts.id, id), isVisibleTo(reader.id)));
    if (row === undefined) throw notFound();
    return { reader, post: toCard(row, reader.id, addresses) };
  }

  addEndpoint(app, 'like', { limit: 'LIMIT_WRITE' }, async (request) => {
    const { user: reader } = await authenticate(request);
    const access = await readerAccess(db, reader.id, parseId(request.params.id) ?? 0);
    if (access === undefined) throw notFound();
    if (!access.isGranted) throw new HttpError(403, { detail: 'Сначала откройте пост.' });
    if (access.isBlocked) throw new HttpError(403, { detail: 'Автор ограничил вам доступ.' });
    return { liked: true, likes: await setLike(db, reader.id, access.id, true) };
  });

  // Also of a post that has been closed since.
  addEndpoint(app, 'unlike', { limit: 'LIMIT_WRITE' }, async (request) => {
    const { reader, post } = await findPost(request);
    return { liked: false, likes: await setLike(db, reader.id, post.id, false) };
  });

  addEndpoint(app, 'bookmark', { limit: 'LIMIT_WRITE' }, async (request) => {
    const { reader, post } = await findPost(request);
    await db
      .insert(bookmarks)
      .values({ userId: reader.id, postId: post.id, authorId: post.author.id, createdAt: sharedNow })
      .onConflictDoNothing();
    return { bookmarked: true };
  });

  addEndpoint(app, 'unbookmark', { limit: 'LIMIT_WRITE' }, async (request) => {
    const { reader, post } = await findPost(request);
    await db.delete(bookmarks).where(isMark(bookmarks, reader.id, post.id));
    return { bookmarked: false };
  });
}

/**
 * Takes the hearts of a departed person back, some at a time: rows that follow a reference change no number and tell nothing. A
 * heart, the number of its post and the event go together, so it can be interrupted, and run twice at once.
 */
export const removeLikes = (db: Database, userId: number): Promise<void> =>
  untilNone(() =>
    db.transaction(async (transaction) => {
      const { postId, authorId } = likes;
      const removed = await transaction
        .delete(likes)
        .where(someOf(transaction, likes, eq(likes.userId, userId)))
        .returning({ postId, authorId });
      const ids = removed.map((like) => like.postId);
      await transaction
        .update(posts)
        .set({ likes: sql`${posts.likes} - 1` })
        .where(isOneOf(posts.id, ids));
      await record(
        transaction,
        ...removed.map((like) => {
          const payload = { post_id: like.postId, user_id: userId };
          return { kind: 'post_unliked', authorId: like.authorId, payload } as const;
        }),
      );
      return removed;
    }),
  );
