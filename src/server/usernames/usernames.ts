import { and, desc, eq, gt, lte, ne, notInArray, or, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { validateUsername } from '#src/validation/index.ts';
import type { CallDeps, UserRow } from '../auth/index.ts';
import { type Database, inSeconds, sharedNow, tables, uniqueViolation } from '../database/index.ts';
import { addEndpoint } from '../http/endpoint.ts';
import { invalid } from '../http/errors.ts';
import type { Limits } from '../limits/limits.ts';

const { formerUsernames, retiredUsernames, users } = tables;

/** Seconds for which a former name leads to its person: a year. */
const retention = 365 * 24 * 3600;
/** Limit of a person's former names: nobody can reserve names without end. */
const maxFormer = 3;

const taken = () => invalid({ username: ['Пользователь с таким именем уже существует.'] });

const isFormer = (username: string) => eq(formerUsernames.username, username.toLowerCase());

/** True if a name belongs to somebody else, or belonged to a deleted account. */
export async function isKeptForOthers(db: Database, username: string, userId: number): Promise<boolean> {
  const isTheirs = and(ne(formerUsernames.userId, userId), gt(formerUsernames.until, sharedNow));
  if ((await db.$count(formerUsernames, and(isFormer(username), isTheirs))) > 0) return true;
  const isRetired = eq(retiredUsernames.username, username.toLowerCase());
  return (await db.$count(retiredUsernames, and(isRetired, gt(retiredUsernames.until, sharedNow)))) > 0;
}

/**
 * Reserves the names of a deleted account for a year: its addresses must not lead to somebody else.
 * @param transaction that deletes the account
 */
export async function retireUsernames(transaction: Database, userId: number): Promise<void> {
  const current = sql`select lower(${users.username}) as name, ${inSeconds(retention)} as until
    from ${users} where ${users.id} = ${userId}`;
  const former = sql`select ${formerUsernames.username}, ${formerUsernames.until}
    from ${formerUsernames} where ${formerUsernames.userId} = ${userId}`;
  await transaction
    .insert(retiredUsernames)
    .select(sql`select name, max(until) from (${current} union all ${former}) as theirs group by name`)
    .onConflictDoUpdate({ target: retiredUsernames.username, set: { until: sql`excluded.until` } });
}

async function rename(transaction: Database, userId: number, username: string): Promise<void> {
  try {
    await transaction.update(users).set({ username }).where(eq(users.id, userId));
  } catch (error) {
    throw uniqueViolation(error) === 'users_username_unique' ? taken() : error;
  }
}

/**
 * Changes a username. The former one leads to the person for a year, and nobody else can take it; they may take it
 * back. Beyond three former names the oldest are released.
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
  const row = { username: former, userId, until: sql`${inSeconds(retention)}` };
  await transaction
    .insert(formerUsernames)
    .values(row)
    .onConflictDoUpdate({ target: formerUsernames.username, set: row });
  const isOwn = eq(formerUsernames.userId, userId);
  const latest = transaction
    .select({ username: formerUsernames.username })
    .from(formerUsernames)
    .where(isOwn)
    .orderBy(desc(formerUsernames.until), ne(formerUsernames.username, former))
    .limit(maxFormer);
  await transaction.delete(formerUsernames).where(and(isOwn, notInArray(formerUsernames.username, latest)));
}

/** GET /api/usernames/{username}/: a name that breaks a rule is not available. */
export function addUsernames(app: FastifyInstance, { db, authenticate }: CallDeps): void {
  addEndpoint(app, 'username', { limit: 'LIMIT_USERNAME' }, async (request) => {
    const { user } = await authenticate(request);
    const { username } = request.params;
    if (validateUsername(username) !== undefined) return { available: false };
    const name = username.trim();
    const isOthers = and(sql`lower(${users.username}) = ${name.toLowerCase()}`, ne(users.id, user.id));
    const isTaken = (await db.$count(users, isOthers)) > 0;
    return { available: !isTaken && !(await isKeptForOthers(db, name, user.id)) };
  });
}
