import { randomBytes } from 'node:crypto';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { emailKey, isEmail } from '#src/validation/index.ts';
import { tables, type Database } from '../database/index.ts';

const { users } = tables;

export type UserRow = typeof users.$inferSelect;

/** The account of an address in any spelling. Text that is no address is not looked up at all. */
export async function findUserByEmail(db: Database, email: string): Promise<UserRow | undefined> {
  if (!isEmail(email)) return undefined;
  const [user] = await db
    .select()
    .from(users)
    .where(and(eq(sql`lower(${users.email})`, emailKey(email)), isNull(users.deletedAt)));
  return user;
}

/** The account, locked until the transaction ends: other changes of it wait. `undefined` where it was deleted. */
export async function lockUser(transaction: Database, userId: number): Promise<UserRow | undefined> {
  const [user] = await transaction
    .select()
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.deletedAt)))
    .for('no key update');
  return user;
}

/**
 * The name that a new account starts with, valid by the rules of the specification (section 5). It does not reveal
 * the person: everybody reads it, and one made from the e-mail would be the half of their login, or a phone number.
 */
export const newUsername = (): string => `reader-${randomBytes(4).toString('hex')}`;
