import { and, isNull, lt, ne, or, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { Attempts } from './eachOf.ts';
import { removeInBatches } from './inBatches.ts';
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

/** Removes what has run out: nothing reads it any more. */
export async function cleanUp(db: Database, { idleSession, session }: Lifetimes): Promise<void> {
  const isIdle = lt(sessions.refreshedAt, secondsAgo(idleSession));
  // A used activation link stays: it is pressed twice, days later, too.
  const isOfNoUse = or(ne(oneTimeLinks.purpose, 'activation'), isNull(oneTimeLinks.spentAt));
  const over: Readonly<Record<string, readonly [PgTable, SQL | undefined]>> = {
    sessions: [sessions, or(isIdle, lt(sessions.createdAt, secondsAgo(session)))],
    links: [oneTimeLinks, and(lt(oneTimeLinks.expiresAt, sharedNow), isOfNoUse)],
    phoneKeys: [phoneKeys, lt(phoneKeys.sentAt, secondsAgo(hour))],
    // Their expiry is a server's word, whose clock may be behind.
    challenges: [usedChallenges, lt(usedChallenges.expiresAt, secondsAgo(hour))],
    // Clients repeat what was lost within minutes.
    idempotencyKeys: [idempotencyKeys, lt(idempotencyKeys.createdAt, secondsAgo(24 * hour))],
    formerUsernames: [formerUsernames, lt(formerUsernames.until, sharedNow)],
    retiredUsernames: [retiredUsernames, lt(retiredUsernames.until, sharedNow)],
    limitWindows: [limitWindows, lt(limitWindows.endsAt, sharedNow)],
  };
  const attempts = new Attempts();
  for (const [name, [table, isOver]] of Object.entries(over))
    await attempts.each([name], () => removeInBatches(db, table, isOver));
  attempts.end();
}
