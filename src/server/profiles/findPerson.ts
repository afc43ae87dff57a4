import { eq, sql } from 'drizzle-orm';
import { perDatabase, tables, type Database } from '../database/index.ts';
import { HttpError } from '../http/errors.ts';
import { parseId } from '../http/id.ts';

const { authors, departures, users } = tables;

const fields = {
  id: users.id,
  username: users.username,
  firstName: users.firstName,
  lastName: users.lastName,
  createdAt: users.createdAt,
  authorId: authors.id,
};

const select = (db: Database) =>
  db.select(fields).from(users).leftJoin(authors, eq(authors.userId, users.id));

const queries = perDatabase((db) => ({
  numbered: select(db)
    .where(eq(users.id, sql.placeholder('id')))
    .prepare('person'),
  named: select(db)
    .where(sql`lower(${users.username}) = lower(${sql.placeholder('name')})`)
    .prepare('person by name'),
  departed: db
    .select({ userId: departures.userId })
    .from(departures)
    .where(eq(departures.userId, sql.placeholder('id')))
    .prepare('departed person'),
}));

/** Whose page is asked for. */
export type Person = Awaited<ReturnType<ReturnType<typeof queries>['named']['execute']>>[number];

const unknown = () => new HttpError(404, { detail: 'Такого человека здесь\u00a0нет' });

/**
 * The person that an address names, by number or by username: no username is made of digits alone (specification section 5).
 * @throws {HttpError} 410 where the account of this number is gone, 404 where there never was one
 */
export async function findPerson(db: Database, name: string): Promise<Person> {
  // PostgreSQL knows no such character.
  if (name.includes('\0')) throw unknown();
  const id = parseId(name);
  const { numbered, named, departed } = queries(db);
  const [person] = id === undefined ? await named.execute({ name }) : await numbered.execute({ id });
  if (person !== undefined) return person;
  const [gone] = id === undefined ? [] : await departed.execute({ id });
  if (gone !== undefined) throw new HttpError(410, { detail: 'Аккаунт удалён' });
  throw unknown();
}
