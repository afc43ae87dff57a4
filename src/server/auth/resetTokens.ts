import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt } from 'drizzle-orm';
import { tables, type Database } from '../database/index.ts';

const { passwordResets, sessions, users } = tables;
/** Life of a reset link, ms. */
const lifetime = 3_600_000;

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

/** The user's id as it stands in the link: base64url of its decimal digits, as Django writes it. */
export const encodeUid = (userId: number) => Buffer.from(String(userId)).toString('base64url');

/** @returns `undefined` for text that no id gives */
export function decodeUid(uid: string): number | undefined {
  const digits = Buffer.from(uid, 'base64url').toString();
  return /^[1-9]\d{0,9}$/.test(digits) && Number(digits) < 2 ** 31 ? Number(digits) : undefined;
}

/** Opens a reset for the user and returns the token for the letter; an older link stops working. */
export async function openReset(db: Database, userId: number, now: Date): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const row = { tokenHash: hashOf(token), expiresAt: new Date(now.getTime() + lifetime) };
  await db
    .insert(passwordResets)
    .values({ userId, ...row })
    .onConflictDoUpdate({ target: passwordResets.userId, set: row });
  return token;
}

const isOpen = (userId: number, token: string, now: Date) =>
  and(
    eq(passwordResets.userId, userId),
    eq(passwordResets.tokenHash, hashOf(token)),
    gt(passwordResets.expiresAt, now),
  );

/** Whether the link would work now; spares the hashing of a password for a dead one. */
export async function isResetOpen(db: Database, userId: number, token: string, now: Date): Promise<boolean> {
  return (await db.$count(passwordResets, isOpen(userId, token, now))) > 0;
}

/**
 * Spends the link, sets the password and ends every session of the user, all or nothing.
 * @returns whether the link was still good: of several parallel uses one wins
 */
export function spendReset(
  db: Database,
  userId: number,
  token: string,
  passwordHash: string,
  now: Date,
): Promise<boolean> {
  return db.transaction(async (transaction) => {
    const spent = await transaction
      .delete(passwordResets)
      .where(isOpen(userId, token, now))
      .returning({ userId: passwordResets.userId });
    if (spent.length === 0) return false;
    await transaction.update(users).set({ passwordHash }).where(eq(users.id, userId));
    await transaction.delete(sessions).where(eq(sessions.userId, userId));
    return true;
  });
}
