import { and, isNull, lt, ne, or } from 'drizzle-orm';
import type { Database } from './open.ts';
import { secondsAgo, sharedNow } from './sharedTime.ts';
import { limitWindows, oneTimeLinks, phoneKeys, sessions, usedChallenges } from './schema.ts';

export interface Lifetimes {
  /** Seconds without a refresh after which a session is over. */
  readonly idleSession: number;
  /** Seconds after which a session is over in any case. */
  readonly session: number;
}

const hour = 3600;

/** Removes what has run out: nothing reads it any more. */
export async function cleanUp(db: Database, { idleSession, session }: Lifetimes): Promise<void> {
  await db
    .delete(sessions)
    .where(
      or(lt(sessions.refreshedAt, secondsAgo(idleSession)), lt(sessions.createdAt, secondsAgo(session))),
    );
  // A used activation link stays: it is pressed twice, days later, too.
  const isOfNoUse = or(ne(oneTimeLinks.purpose, 'activation'), isNull(oneTimeLinks.spentAt));
  await db.delete(oneTimeLinks).where(and(lt(oneTimeLinks.expiresAt, sharedNow), isOfNoUse));
  await db.delete(phoneKeys).where(lt(phoneKeys.sentAt, secondsAgo(hour)));
  // Their expiry is a server's word, whose clock may be behind.
  await db.delete(usedChallenges).where(lt(usedChallenges.expiresAt, secondsAgo(hour)));
  await db.delete(limitWindows).where(lt(limitWindows.endsAt, sharedNow));
}
