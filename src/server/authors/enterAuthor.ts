import { and, eq, isNull, sql } from 'drizzle-orm';
import { tables, type Database } from '../database/index.ts';
import { notFound } from '../http/errors.ts';

const { authors, users } = tables;

/**
 * The author that a person is, or becomes with the first draft: others cannot find or follow them yet (`since` is
 * null).
 * @param transaction of what they write: the account is not deleted in the middle of it
 * @returns their number as an author
 * @throws {HttpError} 404 where the account has just gone
 */
export async function enterAuthor(transaction: Database, userId: number): Promise<number> {
  const fullName = sql`trim(${users.firstName} || ' ' || ${users.lastName})`;
  await transaction.execute(sql`insert into ${authors} (user_id, name, role, portrait)
    select ${users.id}, coalesce(nullif(${fullName}, ''), ${users.username}), '', ''
    from ${users} where ${users.id} = ${userId} and ${users.deletedAt} is null for share
    on conflict (user_id) do nothing`);
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
