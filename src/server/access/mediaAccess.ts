import { and, eq, isNull, sql } from 'drizzle-orm';
import { tables, type Database } from '../database/index.ts';
import type { MayHave } from '../media/index.ts';
import { accessOf, isForAll } from './access.ts';
import { grantsOf, tiersOfPost } from './columns.ts';

const { authors, media, postMedia, posts, users } = tables;

/** An id that no account has. */
const nobody = 0;

/** A signed address becomes invalid with the account. */
const isHere = async (db: Database, readerId: number): Promise<boolean> =>
  (await db.$count(users, and(eq(users.id, readerId), isNull(users.deletedAt), isNull(users.suspendedAt)))) >
  0;

/**
 * Asks the judge of posts about a file: it is for all who may see one of its places, and for the author who
 * has uploaded it. A portrait and a cover are for everybody.
 */
export const createMayHave =
  (db: Database): MayHave =>
  async (mediaId, readerId = nobody) => {
    const rows = await db
      .select({
        owner: authors.userId,
        isOnPage: sql<boolean>`${users.profileHiddenAt} is null and coalesce(${media.id}::text in (${authors.photo}->>'id', ${authors.coverPicture}->>'id'), false)`,
        place: postMedia.place,
        audience: posts.audience,
        price: posts.price,
        isClosed: sql<boolean>`num_nonnulls(${posts.hiddenAt}, ${posts.withdrawnAt}) > 0`,
        tiers: tiersOfPost,
        grants: grantsOf(readerId),
      })
      .from(media)
      .innerJoin(authors, eq(authors.id, media.authorId))
      .innerJoin(users, and(eq(users.id, authors.userId), isNull(users.deletedAt), isNull(users.suspendedAt)))
      .leftJoin(postMedia, eq(postMedia.mediaId, media.id))
      .leftJoin(posts, eq(posts.id, postMedia.postId))
      .where(eq(media.id, mediaId));
    const isOpen = rows.some(
      ({ isOnPage, place, audience, isClosed }) =>
        isOnPage || (place !== null && audience !== null && !isClosed && isForAll(audience, place)),
    );
    if (isOpen) return 'all';
    const mayRead =
      (await isHere(db, readerId)) &&
      rows.some(({ owner, audience, isClosed, tiers, price, grants }) => {
        const isAuthor = owner === readerId;
        if (audience === null || isClosed) return isAuthor;
        return accessOf({ isAuthor, grants }, { audience, tiers, price }).granted;
      });
    return mayRead ? 'reader' : 'nobody';
  };
