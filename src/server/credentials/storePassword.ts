import { and, eq, inArray, ne } from 'drizzle-orm';
import { tables, type Database } from '../database/index.ts';

const { oneTimeLinks, sessions, users } = tables;

/**
 * Sets the password and ends what the old one may have opened to somebody else: sessions, and links that change the
 * password or the address.
 * @param transaction all of it happens, or nothing
 * @param keptSession where the person sits who changes it
 */
export async function storePassword(
  transaction: Database,
  userId: number,
  passwordHash: string,
  keptSession?: string,
): Promise<void> {
  await transaction.update(users).set({ passwordHash }).where(eq(users.id, userId));
  const isOther = keptSession === undefined ? undefined : ne(sessions.id, keptSession);
  await transaction.delete(sessions).where(and(eq(sessions.userId, userId), isOther));
  await transaction
    .delete(oneTimeLinks)
    .where(
      and(eq(oneTimeLinks.userId, userId), inArray(oneTimeLinks.purpose, ['password_reset', 'email_reset'])),
    );
}
