import { and, eq, isNull, sql } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { secondsAgo, sharedNow, tables, type Database, type Read, type Reader } from '../database/index.ts';
import type { UserRow } from './findUser.ts';
import { badBearer, unauthorized } from './refusals.ts';
import { deadToken, wrongTokenType } from './messages.ts';
import { isLive, type Sessions } from './sessions.ts';
import type { Tokens } from './tokens.ts';

const { sessions, users } = tables;

/** Seconds in which a change counts as recent: five after its end, and the request takes up to two. */
const freshness = 7;

/** The caller and its session. */
export interface Caller extends Reader {
  readonly user: UserRow;
  readonly sessionId: string;
}

export type Authenticate = (request: FastifyRequest) => Promise<Caller>;

/** Dependencies of calls by signed-in people. */
export interface CallDeps {
  readonly db: Database;
  readonly authenticate: Authenticate;
}

/** The same for lists. */
export interface ListDeps extends CallDeps {
  /** Reads what may be late. */
  readonly read: Read;
  /** Origin of the absolute addresses of further pages. */
  readonly publicUrl: string;
}

/**
 * Makes the check of the `Authorization` header: the one source of authority, cookies are not looked at. The session
 * row is read for every request, so a token dies with its session.
 */
export function createAuthenticate(
  db: Database,
  tokens: Tokens,
  { see }: Pick<Sessions, 'see'>,
): Authenticate {
  const callers = new WeakMap<FastifyRequest, Promise<Caller>>();
  // The one query of nearly every request: planned once.
  const callerOf = db
    .select({
      user: users,
      current: sessions.generation,
      seenAt: sessions.seenAt,
      hasJustWritten: sql<boolean>`coalesce(${sessions.wroteAt} > ${secondsAgo(freshness)}, false)`,
    })
    .from(sessions)
    .innerJoin(users, and(eq(users.id, sessions.userId), isNull(users.deletedAt), isNull(users.suspendedAt)))
    .where(isLive({ sessionId: sql.placeholder('sessionId'), expiresAt: sql.placeholder('expiresAt') }))
    .prepare('caller');

  async function read(request: FastifyRequest): Promise<Caller> {
    const [scheme, token, ...rest] = request.headers.authorization?.split(' ') ?? [];
    if (scheme !== 'Bearer') throw unauthorized({ detail: 'Учетные данные не были предоставлены.' });
    if (token === undefined || token === '' || rest.length > 0) {
      throw unauthorized({
        detail: 'Заголовок авторизации должен содержать два значения, разделенных пробелом',
        code: 'bad_authorization_header',
      });
    }

    const access = await tokens.read(token, 'access');
    switch (access.kind) {
      case 'invalid':
        throw badBearer(deadToken);
      case 'wrongType':
        throw badBearer(wrongTokenType);
      case 'valid': {
        const { sessionId, generation, expiresAt } = access.claims;
        const [found] = await callerOf.execute({ sessionId, expiresAt });
        if (found === undefined) throw badBearer(deadToken);
        const { user, current, seenAt, hasJustWritten } = found;
        if (seenAt === null && current === generation) await see(access.claims);
        return { user, sessionId, hasJustWritten };
      }
    }
  }

  return (request) => {
    const caller = callers.get(request) ?? read(request);
    callers.set(request, caller);
    return caller;
  };
}

/** Remembers for every server who changes something, before it is changed. */
export function rememberWriters(app: FastifyInstance, db: Database, authenticate: Authenticate): void {
  app.addHook('onRequest', async (request) => {
    if (!request.routeOptions.config.needsToken || ['GET', 'HEAD'].includes(request.method)) return;
    const { sessionId } = await authenticate(request);
    await db.update(sessions).set({ wroteAt: sharedNow }).where(eq(sessions.id, sessionId));
  });
}

/** Refuses requests without a good token before their body is read, where the call needs one. */
export function requireTokens(app: FastifyInstance, authenticate: Authenticate): void {
  app.addHook('onRequest', async (request) => {
    if (request.routeOptions.config.needsToken) await authenticate(request);
  });
}
