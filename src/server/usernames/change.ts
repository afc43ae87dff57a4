import { and, eq, gt, lte, ne, or, sql } from 'drizzle-orm';
import type { UserRow } from '../auth/index.ts';
import { inSeconds, sharedNow, tables, uniqueViolation, type Database } from '../database/index.ts';
import { invalid } from '../http/errors.ts';
import type { Limits } from '../limits/index.ts';

const { formerUsernames, users } = tables;

/** Seconds for which a name that somebody had leads to them: a year. */
const keptFor = 365 * 24 * 3600;

const taken = () => invalid({ username: ['Пользователь с таким именем уже существует.'] });

const isFormer = (username: string) => eq(formerUsernames.username, username.toLowerCase());

/** Whether a name leads to somebody else than this person, who has had it. */
export async function isKeptForOthers(db: Database, username: string, userId: number): Promise<boolean> {
  const isTheirs = and(ne(formerUsernames.userId, userId), gt(formerUsernames.until, sharedNow));
  return (await db.$count(formerUsernames, and(isFormer(username), isTheirs))) > 0;
}

async function rename(transaction: Database, userId: number, username: string): Promise<void> {
  try {
    await transaction.update(users).set({ username }).where(eq(users.id, userId));
  } catch (error) {
    throw uniqueViolation(error) === 'users_username_unique' ? taken() : error;
  }
}

/**
 * Gives a person another username. The old one leads to them for a year, and nobody else can take it; they themselves
 * may take it back.
 * @param transaction of the change: rolled back where the name is not available
 * @param user held by the transaction
 * @param username that has passed its rule
 * @throws {HttpError} 400 for a name of somebody else, 429 beyond the limit
 */
export async function changeUsername(
  transaction: Database,
  limits: Pick<Limits, 'require'>,
  { id: userId, username: before }: Pick<UserRow, 'id' | 'username'>,
  username: string,
): Promise<void> {
  if (before === username) return;
  await limits.require('LIMIT_RENAME', String(userId), transaction);
  // Written first, then checked: a person who leaves this name just now has left it by then, and it is kept for them.
  await rename(transaction, userId, username);
  if (await isKeptForOthers(transaction, username, userId)) throw taken();
  const isOver = or(eq(formerUsernames.userId, userId), lte(formerUsernames.until, sharedNow));
  await transaction.delete(formerUsernames).where(and(isFormer(username), isOver));

  const former = before.toLowerCase();
  if (former === username.toLowerCase()) return;
  const row = { username: former, userId, until: sql`${inSeconds(keptFor)}` };
  await transaction
    .insert(formerUsernames)
    .values(row)
    .onConflictDoUpdate({ target: formerUsernames.username, set: row });
}
