import { and, eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { perDatabase, tables } from '../database/index.ts';
import { addEndpoint } from '../http/endpoint.ts';
import { findAuthor } from './author.ts';
import type { ProfilesDeps } from './deps.ts';
import { findPerson } from './findPerson.ts';

const { authors, blockedReaders } = tables;

const queries = perDatabase((db) => ({
  /** The reader as an author, with the person where they have blocked them. */
  readingAuthor: db
    .select({ blockedId: blockedReaders.userId })
    .from(authors)
    .leftJoin(
      blockedReaders,
      and(eq(blockedReaders.authorId, authors.id), eq(blockedReaders.userId, sql.placeholder('person'))),
    )
    .where(eq(authors.userId, sql.placeholder('reader')))
    .prepare('author who reads a profile'),
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
      const [readingAuthor] = await queries(db).readingAuthor.execute({ reader, person: id });
      return {
        user_id: id,
        username,
        name: `${firstName} ${lastName}`.trim() || username,
        joined_at: createdAt.toISOString(),
        can_block: readingAuthor !== undefined && id !== reader,
        blocked: typeof readingAuthor?.blockedId === 'number',
        author: await findAuthor(db, authorId, reader),
      };
    });
  });
}
