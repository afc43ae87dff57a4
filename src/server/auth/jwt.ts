import { and, eq, isNotNull } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { tables } from '../database/index.ts';
import { addEndpoint } from '../http/endpoint.ts';
import { unauthorized } from './refusals.ts';
import { deadToken, wrongTokenType, suspendedMessage } from './messages.ts';
import { addLogin, type LoginDeps } from './login.ts';
import { logSecurityEvent } from './securityEvent.ts';
import type { ReadToken, Tokens } from './tokens.ts';

const { users } = tables;

interface JwtDeps extends LoginDeps {
  readonly tokens: Tokens;
}

const tokenNotValid = (detail: string) => unauthorized({ detail, code: 'token_not_valid' });

/** @throws {HttpError} 401 for anything but a valid token of the expected kind */
function claimsOf(read: ReadToken) {
  switch (read.kind) {
    case 'valid':
      return read.claims;
    case 'invalid':
      throw tokenNotValid(deadToken);
    case 'wrongType':
      throw tokenNotValid(wrongTokenType);
  }
}

/** The session's calls: /auth/jwt/create/, refresh/, verify/ and logout/. */
export function addJwt(app: FastifyInstance, deps: JwtDeps): void {
  const { db, tokens, sessions } = deps;

  /** Its sessions have ended with it. */
  const isSuspended = async (userId: number) =>
    (await db.$count(users, and(eq(users.id, userId), isNotNull(users.suspendedAt)))) > 0;

  addLogin(app, deps);

  addEndpoint(app, 'refresh', { limit: { itself: 'LIMIT_REFRESH' } }, async (request) => {
    const claims = claimsOf(await tokens.read(request.body.refresh, 'refresh'));
    const refreshed = await sessions.refresh(claims);
    switch (refreshed.kind) {
      case 'renewed':
        return refreshed.pair;
      case 'reused':
        logSecurityEvent(request, { event: 'refresh_reused', userId: refreshed.userId });
        throw tokenNotValid(deadToken);
      case 'over':
        throw tokenNotValid((await isSuspended(claims.userId)) ? suspendedMessage : deadToken);
    }
  });

  addEndpoint(app, 'verify', { limit: 'LIMIT_OPEN' }, async (request) => {
    const access = await tokens.read(request.body.token, 'access');
    const read = access.kind === 'wrongType' ? await tokens.read(request.body.token, 'refresh') : access;
    if (!(await sessions.isOpen(claimsOf(read)))) throw tokenNotValid(deadToken);
    return {};
  });

  addEndpoint(app, 'logout', { limit: 'LIMIT_OPEN' }, async (request) => {
    const read = await tokens.read(request.body.refresh, 'refresh');
    // The client has already forgotten its tokens and ignores the answer: a dead token is logged out too.
    if (read.kind === 'valid') {
      await sessions.end(read.claims.sessionId);
      logSecurityEvent(request, { event: 'logout', userId: read.claims.userId });
    }
    return null;
  });
}
