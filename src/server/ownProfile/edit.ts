import { eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { badBearer, deadToken, lockUser } from '../auth/index.ts';
import { sharedNow, tables } from '../database/index.ts';
import { addEndpoint } from '../http/endpoint.ts';
import { enterAuthor } from '../authors/enterAuthor.ts';
import { changeUsername } from '../usernames/change.ts';
import type { OwnProfileDeps } from './deps.ts';
import { checkProfile, keptProfile } from './fields.ts';
import { readOwnProfile } from './read.ts';

const { authors } = tables;

/** GET and PATCH /api/profile/, and PUT /api/profile/author/: people become authors by saying so, without a permission. */
export function addEditing(app: FastifyInstance, deps: OwnProfileDeps): void {
  const { db, authenticate, limits, addresses } = deps;

  addEndpoint(app, 'ownProfile', { limit: { none: 'one row of one’s own' } }, async (request) =>
    readOwnProfile(deps, (await authenticate(request)).user.id),
  );

  addEndpoint(app, 'updateProfile', { limit: 'LIMIT_WRITE' }, async (request) => {
    const { user } = await authenticate(request);
    const { username } = request.body;
    return db.transaction(async (transaction) => {
      const held = await lockUser(transaction, user.id);
      if (held === undefined) throw badBearer(deadToken);
      const { is_author: isAuthor } = await readOwnProfile({ db: transaction, addresses }, user.id);
      checkProfile(request.body, { isAuthor, username: held.username });
      if (username !== undefined) await changeUsername(transaction, limits, held, username.trim());
      const kept = keptProfile(request.body);
      if (Object.keys(kept).length > 0) {
        const id = await enterAuthor(transaction, user.id);
        await transaction.update(authors).set(kept).where(eq(authors.id, id));
      }
      return readOwnProfile({ db: transaction, addresses }, user.id);
    });
  });

  addEndpoint(app, 'becomeAuthor', { limit: 'LIMIT_WRITE' }, async (request) => {
    const { user } = await authenticate(request);
    const { name, role } = request.body;
    checkProfile({ name, role }, { isAuthor: true, username: user.username });
    return db.transaction(async (transaction) => {
      const id = await enterAuthor(transaction, user.id);
      await transaction
        .update(authors)
        .set({ ...keptProfile({ name, role }), since: sql`coalesce(${authors.since}, ${sharedNow})` })
        .where(eq(authors.id, id));
      return readOwnProfile({ db: transaction, addresses }, user.id);
    });
  });
}
