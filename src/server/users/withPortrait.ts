import { eq, sql } from 'drizzle-orm';
import type { User } from '#src/api/contract.ts';
import { perDatabase, tables, type Database } from '../database/index.ts';
import { presentPhoto } from '../media/index.ts';

const { authors } = tables;

const queries = perDatabase((db) => ({
  portrait: db
    .select({ portrait: authors.portrait, photo: authors.photo })
    .from(authors)
    .where(eq(authors.userId, sql.placeholder('user')))
    .prepare('portrait of a user'),
}));

/** An account with what its owner has on their page as a portrait. */
export async function withPortrait(db: Database, user: User): Promise<User> {
  const [page] = await queries(db).portrait.execute({ user: user.id });
  return {
    ...user,
    ...(page?.portrait && { portrait: page.portrait }),
    ...(page?.photo && { photo: presentPhoto(page.photo) }),
  };
}
