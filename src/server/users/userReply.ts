import { eq, sql } from 'drizzle-orm';
import type { User } from '#src/api/contract.ts';
import type { UserRow } from '../auth/index.ts';
import { type Database, perDatabase, tables } from '../database/index.ts';
import { presentPhoto } from '../media/index.ts';

const { authors } = tables;

/** The account as its owner sees it, without the password's hash. */
export const userReply = (user: UserRow): User => ({
  id: user.id,
  email: user.email,
  email_verified: user.emailVerified,
  username: user.username,
  first_name: user.firstName,
  last_name: user.lastName,
  phone: user.phone,
  phone_verified: user.phoneVerified,
});

const queries = perDatabase((db) => ({
  portrait: db
    .select({ portrait: authors.portrait, photo: authors.photo, since: authors.since })
    .from(authors)
    .where(eq(authors.userId, sql.placeholder('user')))
    .prepare('portrait of a user'),
}));

/** An account with what its owner has on their page. */
export async function withPortrait(db: Database, user: User): Promise<User> {
  const [page] = await queries(db).portrait.execute({ user: user.id });
  return {
    ...user,
    ...(page?.since && { is_author: true }),
    ...(page?.portrait && { portrait: page.portrait }),
    ...(page?.photo && { photo: presentPhoto(page.photo) }),
  };
}
