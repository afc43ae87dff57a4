import { randomInt } from 'node:crypto';
import { and, eq, gt, lt, lte, sql } from 'drizzle-orm';
import { lockUser, type UserRow } from '../auth/index.ts';
import { secondsAgo, sharedNow, tables, type Database } from '../database/index.ts';

const { phoneKeys, users } = tables;
/** Life of a key, seconds. */
const lifetime = 600;
/** Pause between two messages to one person, in seconds: each costs money, and the number may be somebody else's. */
const pause = 60;
const maxTries = 5;

type OpenedKey =
  | { readonly kind: 'opened'; readonly key: string }
  | { readonly kind: 'tooSoon'; readonly secondsLeft: number };

/** Makes the six digits for the message; older ones stop working. */
export async function openPhoneKey(db: Database, { id, phone }: UserRow): Promise<OpenedKey> {
  const key = String(randomInt(1_000_000)).padStart(6, '0');
  const row = { phone, key, tries: 0, sentAt: sharedNow };
  const opened = await db
    .insert(phoneKeys)
    .values({ userId: id, ...row })
    .onConflictDoUpdate({
      target: phoneKeys.userId,
      set: row,
      setWhere: lte(phoneKeys.sentAt, secondsAgo(pause)),
    })
    .returning();
  if (opened.length > 0) return { kind: 'opened', key };

  const passed = sql<number>`extract(epoch from ${sharedNow} - ${phoneKeys.sentAt})::float`;
  const [last] = await db.select({ passed }).from(phoneKeys).where(eq(phoneKeys.userId, id));
  return { kind: 'tooSoon', secondsLeft: Math.max(1, Math.ceil(pause - (last?.passed ?? pause))) };
}

type KeyCheck = 'right' | 'wrong' | 'dead';

/** Spends one of five tries; the right key makes the number verified and is used up. Parallel tries queue up. */
export function tryPhoneKey(db: Database, userId: number, typed: string): Promise<KeyCheck> {
  return db.transaction(async (transaction) => {
    const user = await lockUser(transaction, userId);
    if (user === undefined) return 'dead';
    const isTheirs = eq(phoneKeys.userId, userId);
    const [tried] = await transaction
      .update(phoneKeys)
      .set({ tries: sql`${phoneKeys.tries} + 1` })
      .where(
        and(
          isTheirs,
          eq(phoneKeys.phone, user.phone),
          lt(phoneKeys.tries, maxTries),
          gt(phoneKeys.sentAt, secondsAgo(lifetime)),
        ),
      )
      .returning();
    if (tried === undefined) return 'dead';
    if (tried.key !== typed) return tried.tries < maxTries ? 'wrong' : 'dead';

    await transaction.delete(phoneKeys).where(isTheirs);
    await transaction.update(users).set({ phoneVerified: true }).where(eq(users.id, userId));
    return 'right';
  });
}
