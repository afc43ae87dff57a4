import { and, eq, isNull } from 'drizzle-orm';
import { tables, type Database } from '../database/index.ts';
import { notFound } from '../http/errors.ts';
import { accountName } from '../usernames/accountName.ts';

const { authors, users } = tables;

/**
 * The author that a person is, or becomes with the first draft: others cannot find or follow them yet (`since` is
 * null).
 * @param transaction of what they write: the account is not deleted in the middle of it
 * @returns their number as an author
 * @throws {HttpError} 404 where the account has just gone
 */
export async function enterAuthor(transaction: Database, userId: number): Promise<number> {
  const isPresent = and(eq(users.id, userId), isNull(users.deletedAt));
  const [user] = await transaction.select().from(users).where(isPresent).for('share');
  if (user !== undefined) {
    const page = { userId, name: accountName(user), role: '', portrait: '' };
    await transaction.insert(authors).values(page).onConflictDoNothing();
  }
  const [author] = await transaction
    .select({ id: authors.id })
    .from(authors)
    .innerJoin(users, and(eq(users.id, authors.userId), isNull(users.deletedAt)))
    .where(eq(authors.userId, userId))
    .for('key share', { of: authors });
  if (author === undefined) throw notFound();
  return author.id;
}

/** Locks an author until the transaction ends, so that parallel requests count what they have one after the other. */
export const lockAuthor = (transaction: Database, authorId: number) =>
  transaction.select({ id: authors.id }).from(authors).where(eq(authors.id, authorId)).for('no key update');
