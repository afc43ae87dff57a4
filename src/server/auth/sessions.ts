import { randomUUID } from 'node:crypto';
import { and, eq, gte, isNull, or, sql, type Placeholder } from 'drizzle-orm';
import { secondsAgo, sharedNow, tables, type Database } from '../database/index.ts';
import type { Limits } from '../limits/limits.ts';
import type { Claims, Tokens, TokenSession } from './tokens.ts';

const { sessions } = tables;

/** Time in which a used refresh token still returns its successor after that was used: for other tabs; seconds. */
const grace = 10;
/** Characters. */
const maxUserAgent = 300;

export interface TokenPair {
  readonly access: string;
  readonly refresh: string;
}

/** Result of a refresh. */
export type Refreshed =
  | { readonly kind: 'renewed'; readonly pair: TokenPair }
  /** Both the token and its successor were used: somebody has a copy, and the session has ended. */
  | { readonly kind: 'reused'; readonly userId: number }
  | { readonly kind: 'over' };

export type Sessions = ReturnType<typeof createSessions>;

/** Claims of a token, or their placeholders in a prepared statement. */
interface LiveToken {
  readonly sessionId: string | Placeholder;
  readonly expiresAt: number | Placeholder;
}

/** The session of a token that has not expired. */
export const isLive = ({ sessionId, expiresAt }: LiveToken) =>
  and(eq(sessions.id, sessionId), sql`to_timestamp(${expiresAt}) > ${sharedNow}`);

/** Sessions on the server: a row per login, tokens bound to it. */
export function createSessions(db: Database, tokens: Tokens, limits: Limits) {
  const pair = async (session: TokenSession, now: Date): Promise<TokenPair> => ({
    access: await tokens.issueAccess(session, now),
    refresh: await tokens.issueRefresh(session),
  });

  /** The first of several parallel uses renews the token; the others find its successor. */
  async function renew(transaction: Database, claims: Claims) {
    const generation = claims.generation + 1;
    const [renewed] = await transaction
      .update(sessions)
      .set({ generation, refreshedAt: sharedNow, seenAt: null })
      .where(and(isLive(claims), eq(sessions.generation, claims.generation)))
      .returning();
    // Many tabs that wake at once count once; beyond the limit nothing is renewed.
    if (renewed !== undefined) await limits.require('LIMIT_REFRESH', claims.sessionId, transaction);
    return renewed;
  }

  return {
    /** @param transaction holds the account */
    async start(transaction: Database, userId: number, userAgent = ''): Promise<TokenPair | undefined> {
      const [session] = await transaction
        .insert(sessions)
        .values({
          id: randomUUID(),
          userId,
          userAgent: userAgent.slice(0, maxUserAgent),
          createdAt: sharedNow,
          refreshedAt: sharedNow,
        })
        .returning();
      return session && pair(session, session.createdAt);
    },

    /**
     * Exchanges a refresh token for the next pair. A used one yields the same successor until a call with the successor's
     * access token has been seen, because the reply may have been lost, and for the grace period after that; later its
     * use means that it was stolen, and the session ends (readings D28).
     * @throws {HttpError} 429 beyond the limit
     */
    refresh: (claims: Claims): Promise<Refreshed> =>
      db.transaction(async (transaction) => {
        const renewed = await renew(transaction, claims);
        if (renewed !== undefined) return { kind: 'renewed', pair: await pair(renewed, renewed.refreshedAt) };

        const isGrace = or(isNull(sessions.seenAt), gte(sessions.seenAt, secondsAgo(grace)));
        const [current] = await transaction
          .select({ session: sessions, now: sharedNow, isGrace: sql<boolean>`${isGrace}` })
          .from(sessions)
          .where(isLive(claims));
        if (current === undefined) return { kind: 'over' };
        const { session, now } = current;
        if (session.generation === claims.generation + 1 && current.isGrace) {
          return { kind: 'renewed', pair: await pair(session, now) };
        }
        await transaction.delete(sessions).where(eq(sessions.id, session.id));
        return { kind: 'reused', userId: session.userId };
      }),

    /** Notes that the newest tokens have arrived where they belong. */
    async see({ sessionId, generation }: Claims): Promise<void> {
      const isNewest = and(eq(sessions.id, sessionId), eq(sessions.generation, generation));
      await db
        .update(sessions)
        .set({ seenAt: sharedNow })
        .where(and(isNewest, isNull(sessions.seenAt)));
    },

    /** True if the session has not ended and the token has not expired. */
    async isOpen(claims: Claims): Promise<boolean> {
      return (await db.$count(sessions, isLive(claims))) > 0;
    },

    async end(sessionId: string): Promise<void> {
      await db.delete(sessions).where(eq(sessions.id, sessionId));
    },
  };
}
