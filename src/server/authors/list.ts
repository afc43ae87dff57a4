import { and, asc, eq, isNotNull, isNull, ne } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { endpoints } from '#src/api/contract.ts';
import type { ListDeps } from '../auth/index.ts';
import { tables } from '../database/index.ts';
import { addEndpoint } from '../http/endpoint.ts';
import { readPage, total } from '../http/paging.ts';
import { authorFields, toAuthor } from './present.ts';

const { authors, users } = tables;

/** Their accounts, if they are neither deleted nor suspended. */
const isHere = and(eq(users.id, authors.userId), isNull(users.deletedAt), isNull(users.suspendedAt));

/** GET /api/authors/?page= — public: authors with a confirmed e-mail; nobody can subscribe to oneself. */
export function addAuthors(app: FastifyInstance, { read, authenticate, publicUrl }: ListDeps): void {
  addEndpoint(app, 'authors', { limit: 'LIMIT_OPEN' }, async (request) => {
    const caller = await authenticate(request).catch(() => undefined);
    const where = and(
      isNotNull(authors.since),
      users.emailVerified,
      caller && ne(authors.userId, caller.user.id),
    );
    return readPage(request, {
      address: new URL(endpoints.authors.path, publicUrl),
      rows: async (limit, offset) => {
        const rows = await read(caller, (db) =>
          db
            .select({ ...authorFields, subscribers: authors.subscribers, total })
            .from(authors)
            .innerJoin(users, isHere)
            .where(where)
            .orderBy(asc(authors.id))
            .limit(limit)
            .offset(offset),
        );
        return rows.map((row) => ({
          total: row.total,
          item: { ...toAuthor(row), subscribers: row.subscribers },
        }));
      },
    });
  });
}
