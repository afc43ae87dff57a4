import { and, isNull, lt, ne, or, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { Attempts, removeInBatches } from './batches.ts';
import type { Database } from './open.ts';
import {
  formerUsernames,
  oneTimeLinks,
  phoneKeys,
  retiredUsernames,
  sessions,
  usedChallenges,
} from './schema/accounts.ts';
import { idempotencyKeys, limitWindows } from './schema/server.ts';
import { paymentNotifications } from './schema/orders.ts';
import { secondsAgo, sharedNow } from './sql.ts';

interface Lifetimes {
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
    // Providers repeat them for a day.
    paymentNotifications: [
      paymentNotifications,
      lt(paymentNotifications.handledAt, secondsAgo(30 * 24 * hour)),
    ],
    limitWindows: [limitWindows, lt(limitWindows.endsAt, sharedNow)],
  };
  const attempts = new Attempts();
  for (const [name, [table, isOver]] of Object.entries(over))
    await attempts.each([name], () => removeInBatches(db, table, isOver));
  attempts.end();
}

const partitioned = ['events', 'views'] as const;
/** The present month, and months after it. */
const months = [0, 1, 2, 3] as const;

/**
 * Adds the partitions of the coming months to every partitioned table (`0009_events.sql`). Rows of a month without one
 * are in the default partition, from which they move as soon as it can be made.
 * @throws what the first month has failed with, after all have been tried
 */
export async function addPartitions(db: Database): Promise<void> {
  const failures: unknown[] = [];
  for (const table of partitioned)
    for (const ahead of months) {
      const month = sql`(date_trunc('month', shared_now() at time zone 'utc') + make_interval(months => ${ahead}))::date`;
      await db
        .execute(sql`select add_partition(${table}, ${month})`)
        .catch((error: unknown) => failures.push(error));
    }
  if (failures.length > 0) throw failures[0];
}
