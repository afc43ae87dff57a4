import { and, desc, eq, isNotNull, isNull, sql, type AnyColumn } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { endpoints } from '#src/api/contract.ts';
import type { ListDeps } from '../auth/index.ts';
import { foreignKeyViolation, sharedNow, tables } from '../database/index.ts';
import { addEndpoint } from '../http/endpoint.ts';
import { HttpError, notFound } from '../http/errors.ts';
import { parseId } from '../http/parameters.ts';
import { readPage, total } from '../http/paging.ts';
import { endFree } from '../subscriptions/cancel.ts';
import { toPerson } from '../authors/present.ts';

const { authors, blockedReaders, users } = tables;

/** The account of a number, as long as it is there. */
const isHere = (id: number | AnyColumn) => and(eq(users.id, id), isNull(users.deletedAt));

/** Readers whom an author has blocked. They keep reading public posts, and those they have paid for. */
export function addBlockedReaders(
  app: FastifyInstance,
  { db, read, authenticate, publicUrl }: ListDeps,
): void {
  /** @throws {HttpError} 403 for a person who is no author */
  async function requireAuthor(request: FastifyRequest) {
    const caller = await authenticate(request);
    const isTheirs = and(eq(authors.userId, caller.user.id), isNotNull(authors.since));
    const [author] = await db.select().from(authors).where(isTheirs);
    if (author === undefined) throw new HttpError(403, { detail: 'Ограничивать читателей могут авторы.' });
    return { caller, author };
  }

  async function findReader(request: FastifyRequest<{ Params: { userId: string } }>) {
    const { author } = await requireAuthor(request);
    const userId = parseId(request.params.userId);
    const [user] = userId === undefined ? [] : await db.select().from(users).where(isHere(userId));
    if (user === undefined) throw notFound();
    return { author, userId: user.id };
  }

  addEndpoint(app, 'blockReader', { limit: 'LIMIT_WRITE' }, async (request) => {
    const { author, userId } = await findReader(request);
    if (author.userId === userId) throw new HttpError(400, { detail: 'Нельзя ограничить себя.' });
    const row = { authorId: author.id, userId };
    try {
      await db.transaction(async (transaction) => {
        // A reader who is subscribing just now is done, or learns that it is too late.
        await transaction.select().from(authors).where(eq(authors.id, author.id)).for('no key update');
        await transaction
          .insert(blockedReaders)
          .values({ ...row, createdAt: sharedNow })
          .onConflictDoNothing();
        await endFree(transaction, row);
      });
    } catch (error) {
      throw foreignKeyViolation(error) === undefined ? error : notFound();
    }
    return null;
  });

  addEndpoint(app, 'unblockReader', { limit: 'LIMIT_WRITE' }, async (request) => {
    const { author, userId } = await findReader(request);
    await db
      .delete(blockedReaders)
      .where(and(eq(blockedReaders.authorId, author.id), eq(blockedReaders.userId, userId)));
    return null;
  });

  addEndpoint(app, 'blockedReaders', { limit: { none: 'own list' } }, async (request) => {
    const { caller, author } = await requireAuthor(request);
    const { id, username, firstName, lastName } = users;
    const isHidden = sql<boolean>`(${users.profileHiddenAt} is not null)`;
    const { name: pageName, portrait, photo } = authors;
    return readPage(request, {
      address: new URL(endpoints.blockedReaders.path, publicUrl),
      rows: async (limit, offset) => {
        const rows = await read(caller, (database) =>
          database
            .select({ id, username, firstName, lastName, isHidden, pageName, portrait, photo, total })
            .from(blockedReaders)
            .innerJoin(users, isHere(blockedReaders.userId))
            .leftJoin(authors, eq(authors.userId, users.id))
            .where(eq(blockedReaders.authorId, author.id))
            .orderBy(desc(blockedReaders.createdAt), desc(users.id))
            .limit(limit)
            .offset(offset),
        );
        return rows.map((row) => ({ total: row.total, item: toPerson(row) }));
      },
    });
  });
}
