import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { tables, type Database } from '../database/index.ts';
import type { Claims, Tokens, TokenSession } from './tokens.ts';

const { sessions } = tables;

/** How long a refresh token still yields its successor after its use: another tab, or a reply that was lost; ms. */
const grace = 10_000;
/** Characters. */
const maxUserAgent = 300;

export interface TokenPair {
  readonly access: string;
  readonly refresh: string;
}

export type Sessions = ReturnType<typeof createSessions>;

/** Sessions on the server: a row per log-in, tokens bound to it. */
export function createSessions(db: Database, tokens: Tokens, now: () => Date) {
  const pair = async (session: TokenSession): Promise<TokenPair> => ({
    access: await tokens.issueAccess(session),
    refresh: await tokens.issueRefresh(session),
  });

  return {
    async start(userId: number, userAgent = ''): Promise<TokenPair> {
      const moment = now();
      const session = {
        id: randomUUID(),
        userId,
        generation: 0,
        userAgent: userAgent.slice(0, maxUserAgent),
        createdAt: moment,
        refreshedAt: moment,
      };
      await db.insert(sessions).values(session);
      return pair(session);
    },

    /**
     * Exchanges a refresh token for the next pair. Within the grace period a used token yields the same successor;
     * later its use means that it was stolen, and the session ends.
     */
    async refresh({ sessionId, generation }: Claims): Promise<TokenPair | undefined> {
      const moment = now();
      const [renewed] = await db
        .update(sessions)
        .set({ generation: generation + 1, refreshedAt: moment })
        .where(and(eq(sessions.id, sessionId), eq(sessions.generation, generation)))
        .returning();
      if (renewed !== undefined) return pair(renewed);

      const [current] = await db.select().from(sessions).where(eq(sessions.id, sessionId));
      if (current === undefined) return undefined;
      const isGrace =
        current.generation === generation + 1 && moment.getTime() - current.refreshedAt.getTime() <= grace;
      if (isGrace) return pair(current);
      await db.delete(sessions).where(eq(sessions.id, sessionId));
      return undefined;
    },

    /** Whether nobody has ended it; its tokens know by themselves when they expire. */
    async isOpen(sessionId: string): Promise<boolean> {
      return (await db.$count(sessions, eq(sessions.id, sessionId))) > 0;
    },

    async end(sessionId: string): Promise<void> {
      await db.delete(sessions).where(eq(sessions.id, sessionId));
    },
  };
}
