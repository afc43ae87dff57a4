import { readFileSync } from 'node:fs';
import { asc } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { tables } from '#src/server/database/index.ts';
import { validateUsername } from '#src/validation/index.ts';
import { useServer } from './support/useServer.ts';

const server = useServer();
const { users } = tables;

const migration = new URL('../../src/server/database/migrations/0010_comments.sql', import.meta.url);
const renaming = readFileSync(migration, 'utf8')
  .split('--> statement-breakpoint')
  .find((statement) => statement.includes('UPDATE "users"'));

it('names that were made from an e-mail are not there any more when everybody can read them, chosen ones are', async () => {
  const { db, execute } = server();
  const made = [
    ['vera@example.ru', 'vera'],
    ['Vera.Luneva@example.ru', 'Vera.Luneva'],
    ['vera+blog@example.ru', 'vera-blog'],
    ['79161234567@example.ru', 'author-79161234567'],
    ['vera@example.com', 'vera-0a1b2c3d'],
  ] as const;
  const chosen = [
    ['lev@example.ru', 'lev.tolstoy'],
    ['я@example.ru', 'author-00112233'],
  ] as const;
  await db
    .insert(users)
    .values([...made, ...chosen].map(([email, username]) => ({ email, username, createdAt: new Date(0) })));
  await execute(renaming ?? '');
  const names = (await db.select().from(users).orderBy(asc(users.id))).map(({ username }) => username);
  expect(names.slice(made.length)).toEqual(chosen.map(([, username]) => username));
  for (const name of names.slice(0, made.length)) expect(name).toMatch(/^reader-[\da-f]{12}$/);
  expect(names.map(validateUsername)).toEqual(names.map(() => undefined));
});
