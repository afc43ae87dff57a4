import { and, ne, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { validateUsername } from '#src/validation/index.ts';
import type { Authenticate } from '../auth/index.ts';
import { tables, type Database } from '../database/index.ts';
import { addEndpoint } from '../http/endpoint.ts';
import { isKeptForOthers } from './change.ts';

const { users } = tables;

interface UsernamesDeps {
  readonly db: Database;
  readonly authenticate: Authenticate;
}

/** GET /api/usernames/{username}/: a name that breaks a rule is not available. */
export function addUsernames(app: FastifyInstance, { db, authenticate }: UsernamesDeps): void {
  addEndpoint(app, 'username', { limit: 'LIMIT_USERNAME' }, async (request) => {
    const { user } = await authenticate(request);
    const { username } = request.params;
    if (validateUsername(username) !== undefined) return { available: false };
    const name = username.trim();
    const isOthers = and(sql`lower(${users.username}) = ${name.toLowerCase()}`, ne(users.id, user.id));
    const isTaken = (await db.$count(users, isOthers)) > 0;
    return { available: !isTaken && !(await isKeptForOthers(db, name, user.id)) };
  });
}
