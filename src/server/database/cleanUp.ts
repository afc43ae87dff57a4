import { lt, or } from 'drizzle-orm';
import type { Database } from './open.ts';
import { limitWindows, oneTimeLinks, phoneKeys, sessions, usedChallenges } from './schema.ts';

export interface Lifetimes {
  /** Seconds without a refresh after which a session is over. */
  readonly idleSession: number;
  /** Seconds after which a session is over in any case. */
  readonly session: number;
}

const hour = 3600;

/** Removes what has run out: nothing reads it any more. */
export async function cleanUp(db: Database, now: Date, { idleSession, session }: Lifetimes): Promise<void> {
  const ago = (seconds: number) => new Date(now.getTime() - seconds * 1000);
  await db
    .delete(sessions)
    .where(or(lt(sessions.refreshedAt, ago(idleSession)), lt(sessions.createdAt, ago(session))));
  await db.delete(oneTimeLinks).where(lt(oneTimeLinks.expiresAt, now));
  await db.delete(phoneKeys).where(lt(phoneKeys.sentAt, ago(hour)));
  await db.delete(usedChallenges).where(lt(usedChallenges.expiresAt, now));
  await db.delete(limitWindows).where(lt(limitWindows.endsAt, now));
}
