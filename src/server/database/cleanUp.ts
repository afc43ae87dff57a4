import { and, isNull, lt, ne, or, sql, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from './open.ts';
import { secondsAgo, sharedNow } from './sharedTime.ts';
import {
  formerUsernames,
  idempotencyKeys,
  limitWindows,
  oneTimeLinks,
  phoneKeys,
  retiredUsernames,
  sessions,
  usedChallenges,
} from './schema.ts';

export interface Lifetimes {
  /** Seconds without a refresh after which a session is over. */
  readonly idleSession: number;
  /** Seconds after which a session is over in any case. */
  readonly session: number;
}

const hour = 3600;

/** Rows of one statement: a million of them at once would take longer than a statement may. */
const batchSize = 5000;

async function remove(db: Database, table: PgTable, isOver: SQL | undefined): Promise<void> {
  const some = db
    .select({ row: sql`ctid` })
    .from(table)
    .where(isOver)
    .limit(batchSize);
  const removed = await db
    .delete(table)
    .where(sql`ctid = any(array(${some}))`)
    .returning({ row: sql`ctid` });
  if (removed.length === batchSize) await remove(db, table, isOver);
}

/** Removes what has run out: nothing reads it any more. */
export async function cleanUp(db: Database, { idleSession, session }: Lifetimes): Promise<void> {
  const isIdle = lt(sessions.refreshedAt, secondsAgo(idleSession));
  await remove(db, sessions, or(isIdle, lt(sessions.createdAt, secondsAgo(session))));
  // A used activation link stays: it is pressed twice, days later, too.
  const isOfNoUse = or(ne(oneTimeLinks.purpose, 'activation'), isNull(oneTimeLinks.spentAt));
  await remove(db, oneTimeLinks, and(lt(oneTimeLinks.expiresAt, sharedNow), isOfNoUse));
  await remove(db, phoneKeys, lt(phoneKeys.sentAt, secondsAgo(hour)));
  // Their expiry is a server's word, whose clock may be behind.
  await remove(db, usedChallenges, lt(usedChallenges.expiresAt, secondsAgo(hour)));
  // Clients repeat what was lost within minutes.
  await remove(db, idempotencyKeys, lt(idempotencyKeys.createdAt, secondsAgo(24 * hour)));
  await remove(db, formerUsernames, lt(formerUsernames.until, sharedNow));
  await remove(db, retiredUsernames, lt(retiredUsernames.until, sharedNow));
  await remove(db, limitWindows, lt(limitWindows.endsAt, sharedNow));
}
