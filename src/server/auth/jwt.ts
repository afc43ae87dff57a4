import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/index.ts';
import { addEndpoint } from '../http/endpoint.ts';
import { unauthorized, deadToken, wrongTokenType } from './bearer.ts';
import { findUserByEmail } from './findUser.ts';
import type { Passwords } from './passwords.ts';
import type { Sessions } from './sessions.ts';
import type { ReadToken, Tokens } from './tokens.ts';

interface JwtDeps {
  readonly db: Database;
  readonly passwords: Passwords;
  readonly tokens: Tokens;
  readonly sessions: Sessions;
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
export function addJwt(app: FastifyInstance, { db, passwords, tokens, sessions }: JwtDeps): void {
  addEndpoint(app, 'login', async (request) => {
    const user = await findUserByEmail(db, request.body.email);
    // One answer, after the same work, for a wrong password and for an unknown address.
    const isRight = await passwords.verify(user?.passwordHash, request.body.password);
    if (user === undefined || !isRight) {
      request.log.info({ userId: user?.id ?? null }, 'log-in refused');
      throw unauthorized({ detail: 'Не найдено активной учетной записи с указанными данными' });
    }
    return sessions.start(user.id);
  });

  addEndpoint(app, 'refresh', async (request) => {
    const claims = claimsOf(await tokens.read(request.body.refresh, 'refresh'));
    const pair = await sessions.refresh(claims);
    if (pair === undefined) throw tokenNotValid(deadToken);
    return pair;
  });

  addEndpoint(app, 'verify', async (request) => {
    const access = await tokens.read(request.body.token, 'access');
    const read = access.kind === 'wrongType' ? await tokens.read(request.body.token, 'refresh') : access;
    if (!(await sessions.isOpen(claimsOf(read).sessionId))) throw tokenNotValid(deadToken);
    return {};
  });

  addEndpoint(app, 'logout', async (request) => {
    const read = await tokens.read(request.body.refresh, 'refresh');
    // The client has already forgotten its tokens and ignores the answer: a dead token is logged out too.
    if (read.kind === 'valid') await sessions.end(read.claims.sessionId);
    return null;
  });
}
