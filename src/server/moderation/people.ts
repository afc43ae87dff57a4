import { and, eq, isNotNull, isNull, or, sql } from 'drizzle-orm';
import { sharedNow, tables, type Database } from '../database/index.ts';
import { parseId } from '../http/parameters.ts';

const { sessions, users } = tables;

/** The account of a number or a username, held until the transaction ends. */
export async function findPerson(transaction: Database, name: string) {
  const isNamed = or(eq(users.id, parseId(name) ?? 0), eq(sql`lower(${users.username})`, name.toLowerCase()));
  const [person] = await transaction
    .select({ id: users.id, username: users.username })
    .from(users)
    .where(and(isNamed, isNull(users.deletedAt)))
    .for('no key update');
  return person;
}

/**
 * Suspends an account or reinstates it. A pending login waits for the transaction and sees it. @returns whether it has
 * changed
 */
export async function setSuspended(transaction: Database, id: number, stop: boolean): Promise<boolean> {
  const changed = await transaction
    .update(users)
    .set({ suspendedAt: stop ? sharedNow : null })
    .where(and(eq(users.id, id), stop ? isNull(users.suspendedAt) : isNotNull(users.suspendedAt)))
    .returning({ id: users.id });
  if (stop) await transaction.delete(sessions).where(eq(sessions.userId, id));
  return changed.length > 0;
}

/** Keeps the texts and pictures of a page from others, or shows them again. @returns whether it has changed */
export async function setProfileHidden(transaction: Database, id: number, hide: boolean): Promise<boolean> {
  const changed = await transaction
    .update(users)
    .set({ profileHiddenAt: hide ? sharedNow : null })
    .where(and(eq(users.id, id), hide ? isNull(users.profileHiddenAt) : isNotNull(users.profileHiddenAt)))
    .returning({ id: users.id });
  return changed.length > 0;
}
