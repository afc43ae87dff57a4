import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { Client } from 'pg';
import { openEmbedded, openPostgres, tables, type OpenDatabase } from '#src/server/database/index.ts';

const server = process.env['TEST_DATABASE_URL'];

async function asOwner(statement: string): Promise<void> {
  const client = new Client({ connectionString: server });
  await client.connect();
  await client.query(statement);
  await client.end();
}

async function openOwnPostgres(url: string): Promise<OpenDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await asOwner(`create database ${name}`);
  const address = new URL(url);
  address.pathname = `/${name}`;
  const database = await openPostgres(address.href);
  return {
    db: database.db,
    async close() {
      await database.close();
      await asOwner(`drop database ${name} with (force)`);
    },
  };
}

/** An empty database for one test file: in memory, or a fresh one on the server of `TEST_DATABASE_URL`. */
export const openTestDatabase = (): Promise<OpenDatabase> =>
  server === undefined ? openEmbedded() : openOwnPostgres(server);

/** Empties every table between tests. */
export async function emptyDatabase({ db }: OpenDatabase): Promise<void> {
  await db.execute(
    sql`truncate ${tables.users}, ${tables.usedChallenges}, ${tables.limitWindows}, ${tables.letters} restart identity cascade`,
  );
}
