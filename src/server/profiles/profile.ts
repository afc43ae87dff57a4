import { and, eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { perDatabase, tables } from '../database/index.ts';
import { addEndpoint } from '../http/endpoint.ts';
import { findAuthor } from './author.ts';
import type { ProfilesDeps } from './deps.ts';
import { findPerson } from './findPerson.ts';

const { authors, blockedReaders } = tables;

const queries = perDatabase((db) => ({
  /** The reader, being an author, has blocked this person. */
  block: db
    .select({ userId: blockedReaders.userId })
    .from(blockedReaders)
    .innerJoin(authors, eq(authors.id, blockedReaders.authorId))
    .where(
      and(
        eq(authors.userId, sql.placeholder('reader')),
        eq(blockedReaders.userId, sql.placeholder('person')),
      ),
    )
    .prepare('blocked person'),
}));

/** GET /api/profiles/{userId}/: names, and what an author publishes; of e-mail and phone nothing is even read. */
export function addProfile(app: FastifyInstance, { read, authenticate }: ProfilesDeps): void {
  addEndpoint(app, 'profile', async (request) => {
    const caller = await authenticate(request);
    const { id: reader } = caller.user;
    return read(caller, async (db) => {
      const { id, username, firstName, lastName, createdAt, authorId } = await findPerson(
        db,
        request.params.userId,
      );
      const [block] = await queries(db).block.execute({ reader, person: id });
      return {
        user_id: id,
        username,
        name: `${firstName} ${lastName}`.trim() || username,
        joined_at: createdAt.toISOString(),
        blocked: block !== undefined,
        author: await findAuthor(db, authorId, reader),
      };
    });
  });
}
