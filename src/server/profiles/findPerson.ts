import { and, eq, gt, isNotNull, isNull, sql } from 'drizzle-orm';
import { perDatabase, sharedNow, tables, type Database } from '../database/index.ts';
import { HttpError } from '../http/errors.ts';
import { parseId } from '../http/parameters.ts';

const { authors, departures, formerUsernames, users } = tables;

const fields = {
  id: users.id,
  username: users.username,
  firstName: users.firstName,
  lastName: users.lastName,
  createdAt: users.createdAt,
  pageName: authors.name,
  profileHiddenAt: users.profileHiddenAt,
  /** Only for people who have declared themselves authors. */
  authorId: sql<number | null>`case when ${isNotNull(authors.since)} then ${authors.id} end`,
};

/** Accounts that are neither deleted nor suspended. */
const isHere = and(isNull(users.deletedAt), isNull(users.suspendedAt));

const select = (db: Database) =>
  db.select(fields).from(users).leftJoin(authors, eq(authors.userId, users.id));

const name = sql`lower(${sql.placeholder('name')})`;

const queries = perDatabase((db) => ({
  numbered: select(db)
    .where(and(eq(users.id, sql.placeholder('id')), isHere))
    .prepare('person'),
  named: select(db)
    .where(and(sql`lower(${users.username}) = ${name}`, isHere))
    .prepare('person by name'),
  formerlyNamed: select(db)
    .innerJoin(formerUsernames, eq(formerUsernames.userId, users.id))
    .where(and(sql`${formerUsernames.username} = ${name}`, gt(formerUsernames.until, sharedNow), isHere))
    .prepare('person by a name before'),
  departed: db
    .select({ userId: departures.userId })
    .from(departures)
    .where(eq(departures.userId, sql.placeholder('id')))
    .prepare('departed person'),
}));

/** The owner of the requested page. */
export type Person = Awaited<ReturnType<ReturnType<typeof queries>['named']['execute']>>[number];

const unknown = () => new HttpError(404, { detail: 'Такого человека здесь нет' });

async function findNamed(db: Database, address: string): Promise<Person | undefined> {
  const { named, formerlyNamed } = queries(db);
  const [person] = await named.execute({ name: address });
  return person ?? (await formerlyNamed.execute({ name: address }))[0];
}

/**
 * The person of an address, by number, by username or by one of the last year: no username is made of digits alone
 * (specification section 5).
 * @throws {HttpError} 410 where the account of this number is gone, 404 where there never was one
 */
export async function findPerson(db: Database, address: string): Promise<Person> {
  // PostgreSQL knows no such character.
  if (address.includes('\0')) throw unknown();
  const id = parseId(address);
  const { numbered, departed } = queries(db);
  const person = id === undefined ? await findNamed(db, address) : (await numbered.execute({ id }))[0];
  if (person !== undefined) return person;
  const [departure] = id === undefined ? [] : await departed.execute({ id });
  if (departure !== undefined) throw new HttpError(410, { detail: 'Аккаунт удалён' });
  throw unknown();
}
