import { eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Body } from '#src/api/contract.ts';
import {
  isBlank,
  normalizeProfileLink,
  joinName,
  splitName,
  tidyText,
  validateAuthorName,
  validateBio,
  validateProfileLink,
  validateRole,
  validateUsername,
} from '#src/validation/index.ts';
import { badBearer, deadToken, lockUser } from '../auth/index.ts';
import { enterAuthor } from '../authors/enterAuthor.ts';
import { type Database, sharedNow, tables } from '../database/index.ts';
import { addEndpoint } from '../http/endpoint.ts';
import { checkFields } from '../http/errors.ts';
import { changeUsername } from '../usernames/usernames.ts';
import { type OwnProfileDeps, readOwnProfile } from './read.ts';

const { authors, users } = tables;

type Fields = Body<'updateProfile'>;

/** Says of the first link that breaks a rule which one it is. */
function linksProblem(links: readonly string[]): string | undefined {
  const problems = links.map(validateProfileLink);
  const index = problems.findIndex((problem) => problem !== undefined);
  return index < 0 ? undefined : `Ссылка ${index + 1}: ${problems[index]}`;
}

const of = <Value>(value: Value | undefined, rule: (value: Value) => string | undefined) =>
  value === undefined ? undefined : rule(value);

/**
 * @param person isAuthor: they have to tell what they do; username: of now, which stays even where a rule has come later
 * @throws {HttpError} 400 with messages by field
 */
function checkProfile(
  { name, username, role, bio, links }: Fields,
  person: { readonly isAuthor: boolean; readonly username: string },
): void {
  const roleRule = (text: string) => (!person.isAuthor && isBlank(text) ? undefined : validateRole(text));
  checkFields({
    name: of(name, validateAuthorName),
    username: username === person.username ? undefined : of(username, validateUsername),
    role: of(role, roleRule),
    bio: of(bio, validateBio),
    links: of(links, linksProblem),
  });
}

/** The columns that a request changes; omitted fields stay. */
const profileColumns = ({ name, role, bio, links }: Fields) => ({
  ...(name !== undefined && { name: joinName(splitName(name)) }),
  ...(role !== undefined && { role: tidyText(role) }),
  ...(bio !== undefined && { bio: tidyText(bio) }),
  ...(links !== undefined && { links: [...new Set(links.map(normalizeProfileLink))] }),
});

/** The account has the name of the page: a person has one. */
async function nameAccount(transaction: Database, userId: number, name: string | undefined): Promise<void> {
  if (name === undefined) return;
  const { first: firstName, last: lastName } = splitName(name);
  await transaction.update(users).set({ firstName, lastName }).where(eq(users.id, userId));
}

/** GET and PATCH /api/profile/, and PUT /api/profile/author/: people become authors by saying so, without a permission. */
export function addOwnProfile(app: FastifyInstance, deps: OwnProfileDeps): void {
  const { db, authenticate, limits, addresses } = deps;

  addEndpoint(app, 'ownProfile', { limit: { none: 'one row of one’s own' } }, async (request) =>
    readOwnProfile(deps, (await authenticate(request)).user.id),
  );

  addEndpoint(app, 'updateProfile', { limit: 'LIMIT_WRITE' }, async (request) => {
    const { user } = await authenticate(request);
    const { username } = request.body;
    return db.transaction(async (transaction) => {
      const account = await lockUser(transaction, user.id);
      if (account === undefined) throw badBearer(deadToken);
      const { is_author: isAuthor } = await readOwnProfile({ db: transaction, addresses }, user.id);
      checkProfile(request.body, { isAuthor, username: account.username });
      if (username !== undefined) await changeUsername(transaction, limits, account, username.trim());
      await nameAccount(transaction, user.id, request.body.name);
      const columns = profileColumns(request.body);
      if (Object.keys(columns).length > 0) {
        const id = await enterAuthor(transaction, user.id);
        await transaction.update(authors).set(columns).where(eq(authors.id, id));
      }
      return readOwnProfile({ db: transaction, addresses }, user.id);
    });
  });

  addEndpoint(app, 'becomeAuthor', { limit: 'LIMIT_WRITE' }, async (request) => {
    const { user } = await authenticate(request);
    const { name, role } = request.body;
    checkProfile({ name, role }, { isAuthor: true, username: user.username });
    return db.transaction(async (transaction) => {
      await nameAccount(transaction, user.id, name);
      const id = await enterAuthor(transaction, user.id);
      await transaction
        .update(authors)
        .set({ ...profileColumns({ name, role }), since: sql`coalesce(${authors.since}, ${sharedNow})` })
        .where(eq(authors.id, id));
      return readOwnProfile({ db: transaction, addresses }, user.id);
    });
  });
}
