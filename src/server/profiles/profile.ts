import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { perDatabase, tables } from '../database/index.ts';
import { addEndpoint } from '../http/endpoint.ts';
import { hiddenName } from '../authors/present.ts';
import { accountName } from '../usernames/accountName.ts';
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
    .where(and(eq(authors.userId, sql.placeholder('reader')), isNotNull(authors.since)))
    .prepare('author who reads a profile'),
}));

/** GET /api/profiles/{userId}/: names, and what an author publishes; of e-mail and phone nothing is even read. */
export function addProfile(app: FastifyInstance, { read, authenticate, addresses }: ProfilesDeps): void {
  addEndpoint(app, 'profile', { limit: 'LIMIT_PROFILE' }, async (request) => {
    const caller = await authenticate(request);
    const { id: reader } = caller.user;
    return read(caller, async (db) => {
      const person = await findPerson(db, request.params.userId);
      const { id, username, pageName, createdAt, authorId } = person;
      const isHidden = person.profileHiddenAt !== null && id !== reader;
      const [readingAuthor] = await queries(db).readingAuthor.execute({ reader, person: id });
      return {
        user_id: id,
        username,
        name: isHidden ? hiddenName : (pageName ?? accountName(person)),
        joined_at: createdAt.toISOString(),
        can_block: readingAuthor !== undefined && id !== reader,
        blocked: typeof readingAuthor?.blockedId === 'number',
        author: authorId === null ? null : await findAuthor(db, addresses, authorId, reader),
      };
    });
  });
}
