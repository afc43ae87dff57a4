import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { tables } from '#src/server/database/index.ts';
import { enterAuthor } from '#src/server/authors/enterAuthor.ts';
import { idOf } from './support/people.ts';
import { useServer } from './support/useServer.ts';

const server = useServer();
const { authors, users } = tables;
const email = 'vera@example.ru';

const enter = (userId: number) => server().db.transaction((transaction) => enterAuthor(transaction, userId));

it('who writes for the first time becomes an author whom nobody finds yet, once however many ask at once', async () => {
  const { db, register } = server();
  await register(email);
  const userId = await idOf(db, email);
  const ids = await Promise.all(Array.from({ length: 10 }, () => enter(userId)));
  const rows = await db.select().from(authors);
  expect(rows).toMatchObject([{ userId, role: '', portrait: '', since: null }]);
  expect(new Set(ids)).toEqual(new Set([rows[0]?.id]));
});

it('is named as they have named themselves, and a reader where they have not', async () => {
  const { db, register } = server();
  await register(email);
  await register('mark@example.ru');
  await db.update(users).set({ firstName: 'Вера', lastName: 'Ким' }).where(eq(users.email, email));
  await enter(await idOf(db, email));
  await enter(await idOf(db, 'mark@example.ru'));
  const rows = await db.select({ name: authors.name }).from(authors).orderBy(authors.id);
  expect(rows).toEqual([{ name: 'Вера Ким' }, { name: 'Читатель' }]);
});

it('an account that has gone becomes no author', async () => {
  await expect(enter(404)).rejects.toMatchObject({ status: 404 });
});
