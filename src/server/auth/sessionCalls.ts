import { and, desc, eq, ne } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { tables } from '../database/index.ts';
import { addEndpoint } from '../http/endpoint.ts';
import { notFound } from '../http/errors.ts';
import type { CallDeps } from './bearer.ts';
import { logSecurityEvent } from './securityEvent.ts';

const { sessions } = tables;

const isUuid = (text: string) => /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text);

/** /api/sessions/: where the person is logged in, and how to end that. */
export function addSessionCalls(app: FastifyInstance, { db, authenticate }: CallDeps): void {
  addEndpoint(app, 'sessions', { limit: { none: 'own sessions' } }, async (request) => {
    const { user, sessionId } = await authenticate(request);
    const rows = await db
      .select()
      .from(sessions)
      .where(eq(sessions.userId, user.id))
      .orderBy(desc(sessions.refreshedAt), sessions.id);
    return rows.map((session) => ({
      id: session.id,
      user_agent: session.userAgent,
      created_at: session.createdAt.toISOString(),
      refreshed_at: session.refreshedAt.toISOString(),
      is_current: session.id === sessionId,
    }));
  });

  addEndpoint(app, 'endOtherSessions', { limit: 'LIMIT_WRITE' }, async (request) => {
    const { user, sessionId } = await authenticate(request);
    await db.delete(sessions).where(and(eq(sessions.userId, user.id), ne(sessions.id, sessionId)));
    logSecurityEvent(request, { event: 'sessions_ended', userId: user.id });
    return null;
  });

  addEndpoint(app, 'endSession', { limit: 'LIMIT_WRITE' }, async (request) => {
    const { user } = await authenticate(request);
    const { id } = request.params;
    const isTheirs = and(eq(sessions.id, id), eq(sessions.userId, user.id));
    const ended = isUuid(id) ? await db.delete(sessions).where(isTheirs).returning() : [];
    if (ended.length === 0) throw notFound();
    logSecurityEvent(request, { event: 'sessions_ended', userId: user.id });
    return null;
  });
}
