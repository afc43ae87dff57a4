import { expect, it } from 'vitest';
import { isOneOf, tables } from '#src/server/database/index.ts';
import { addAuthor } from './support/people.ts';
import { useServer } from './support/useServer.ts';

const server = useServer();
const { authors } = tables;

const query = (ids: readonly number[]) =>
  server().db.select({ id: authors.id }).from(authors).where(isOneOf(authors.id, ids)).orderBy(authors.id);

it('finds rows by any number of ids with one text of the query', async () => {
  const { id: one } = await addAuthor(server().db, 'vera');
  const { id: other } = await addAuthor(server().db, 'ilya');
  await addAuthor(server().db, 'anna');
  expect(await query([one, other, other])).toEqual([{ id: one }, { id: other }]);
  expect(await query([])).toEqual([]);
  expect(query([one, other]).toSQL().sql).toBe(query([one]).toSQL().sql);
});
