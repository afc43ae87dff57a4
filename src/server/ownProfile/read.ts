import { eq } from 'drizzle-orm';
import type { OwnProfile } from '#src/api/contract.ts';
import { badBearer, deadToken } from '../auth/index.ts';
import { tables, type Database } from '../database/index.ts';
import { presentCover, presentPhoto } from '../media/index.ts';
import { accountName } from '../usernames/index.ts';

const { authors, users } = tables;

/** One's own page, of somebody who has made none what it is without. @throws {HttpError} 401 where the account has gone */
export async function readOwnProfile(db: Database, userId: number): Promise<OwnProfile> {
  const [row] = await db
    .select({ user: users, page: authors })
    .from(users)
    .leftJoin(authors, eq(authors.userId, users.id))
    .where(eq(users.id, userId));
  if (row === undefined) throw badBearer(deadToken);
  const { user, page } = row;
  return {
    user_id: user.id,
    is_author: page?.since instanceof Date,
    name: page?.name ?? accountName(user),
    username: user.username,
    role: page?.role ?? '',
    bio: page?.bio ?? '',
    links: page?.links ?? [],
    portrait: page?.portrait || null,
    ...(page?.photo && { photo: presentPhoto(page.photo) }),
    cover: page?.cover ?? null,
    ...(page?.coverPicture && { cover_picture: presentCover(page.coverPicture) }),
    pinned: page?.pinnedId ?? null,
  };
}
