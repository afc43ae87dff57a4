import { and, eq, isNull } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { toLine, validateGoalTarget, validateGoalTitle } from '#src/validation/index.ts';
import { readerAccess } from '../access/readerAccess.ts';
import type { ListDeps } from '../auth/index.ts';
import { type Database, tables } from '../database/index.ts';
import { addEndpoint } from '../http/endpoint.ts';
import { checkFields, HttpError, notFound } from '../http/errors.ts';
import { queryValue } from '../http/paging.ts';
import { parseId } from '../http/parameters.ts';
import { endGoal, findAuthorId, isCurrentGoal, upsertGoal } from './goals.ts';
import { raisedByPost, raisedSince } from './raised.ts';

const { authors, goals, users } = tables;

/** @throws {HttpError} 404 for somebody whose page does not exist */
async function requireAuthor(db: Database, id: number | undefined): Promise<number> {
  const [author] = await db
    .select({ id: authors.id })
    .from(authors)
    .innerJoin(users, and(eq(users.id, authors.userId), isNull(users.deletedAt), isNull(users.suspendedAt)))
    .where(eq(authors.id, id ?? 0));
  if (author === undefined) throw notFound();
  return author.id;
}

/** @throws {HttpError} 403 for somebody who is no author */
async function requireOwnAuthor(db: Database, userId: number): Promise<number> {
  const id = await findAuthorId(db, userId);
  if (id === undefined) throw new HttpError(403, { detail: 'Сначала станьте автором.' });
  return id;
}

/** GET /api/authors/{id}/donations/, PUT and DELETE /api/goal/. */
export function addDonations(app: FastifyInstance, { db, authenticate, read }: ListDeps): void {
  addEndpoint(app, 'donations', { limit: 'LIMIT_PROFILE' }, async (request) => {
    const caller = await authenticate(request);
    const { id: readerId } = caller.user;
    const post = queryValue(request, 'post');
    const postId = typeof post === 'string' ? parseId(post) : undefined;
    const access = postId === undefined ? undefined : await readerAccess(db, readerId, postId);
    return read(caller, async (source) => {
      const authorId = await requireAuthor(source, parseId(request.params.id));
      // A post that the reader may not read tells nothing of itself.
      const isRead = access?.authorId === authorId && access.isGranted;
      if (post !== undefined && !isRead) throw notFound();
      const [goal] = await source.select().from(goals).where(isCurrentGoal(authorId));
      return {
        goal: goal
          ? {
              ...{ title: goal.title, target: goal.target },
              ...(await raisedSince(source, authorId, readerId, goal.startedAt)),
            }
          : null,
        post: isRead ? await raisedByPost(source, authorId, readerId, access.id) : null,
      };
    });
  });

  addEndpoint(app, 'setGoal', { limit: 'LIMIT_WRITE' }, async (request) => {
    const { user } = await authenticate(request);
    const { title, target } = request.body;
    checkFields({ title: validateGoalTitle(title), target: validateGoalTarget(String(target / 100)) });
    const goal = { title: toLine(title), target };
    await upsertGoal(db, await requireOwnAuthor(db, user.id), goal);
    return goal;
  });

  addEndpoint(app, 'endGoal', { limit: 'LIMIT_WRITE' }, async (request) => {
    const { user } = await authenticate(request);
    await endGoal(db, await requireOwnAuthor(db, user.id));
    return null;
  });
}
