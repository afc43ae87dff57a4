import { randomInt } from 'node:crypto';
import { and, eq, gt, lt, lte, sql } from 'drizzle-orm';
import { lockUser, type UserRow } from '../auth/index.ts';
import { tables, type Database } from '../database/index.ts';

const { phoneKeys, users } = tables;
/** Life of a key, ms. */
const lifetime = 10 * 60_000;
/** Between two messages to one person, ms: each costs money, and the number may be somebody else's. */
const pause = 60_000;
const maxTries = 5;

const before = (now: Date, span: number) => new Date(now.getTime() - span);

type OpenedKey =
  | { readonly kind: 'opened'; readonly key: string }
  | { readonly kind: 'tooSoon'; readonly secondsLeft: number };

/** Makes the six digits for the message; older ones stop working. */
export async function openPhoneKey(db: Database, { id, phone }: UserRow, now: Date): Promise<OpenedKey> {
  const key = String(randomInt(1_000_000)).padStart(6, '0');
  const row = { phone, key, tries: 0, sentAt: now };
  const opened = await db
    .insert(phoneKeys)
    .values({ userId: id, ...row })
    .onConflictDoUpdate({
      target: phoneKeys.userId,
      set: row,
      setWhere: lte(phoneKeys.sentAt, before(now, pause)),
    })
    .returning();
  if (opened.length > 0) return { kind: 'opened', key };

  const [last] = await db.select().from(phoneKeys).where(eq(phoneKeys.userId, id));
  const passed = now.getTime() - (last?.sentAt.getTime() ?? 0);
  return { kind: 'tooSoon', secondsLeft: Math.max(1, Math.ceil((pause - passed) / 1000)) };
}

type KeyCheck = 'right' | 'wrong' | 'dead';

/** Spends one of five tries; the right key makes the number verified and is used up. Parallel tries queue up. */
export function tryPhoneKey(db: Database, userId: number, typed: string, now: Date): Promise<KeyCheck> {
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
          gt(phoneKeys.sentAt, before(now, lifetime)),
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
