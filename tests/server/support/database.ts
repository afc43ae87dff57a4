import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { Client } from 'pg';
import { openPostgres, tables, type OpenDatabase } from '#src/server/database/index.ts';
import { openInMemory, openSharedInMemory } from './memoryDatabase.ts';

/** PostgreSQL to test on; absent: the embedded database. */
export const testDatabaseUrl = process.env['TEST_DATABASE_URL'];

async function asOwner(statement: string): Promise<void> {
  const client = new Client({ connectionString: testDatabaseUrl });
  await client.connect();
  await client.query(statement);
  await client.end();
}

/** A new database on the server at `url`, and how to be rid of it. */
export async function createDatabase(url: string): Promise<{ url: string; drop: () => Promise<void> }> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await asOwner(`create database ${name}`);
  const address = new URL(url);
  address.pathname = `/${name}`;
  return { url: address.href, drop: () => asOwner(`drop database ${name} with (force)`) };
}

async function openOwnPostgres(server: string): Promise<OpenDatabase> {
  const { url, drop } = await createDatabase(server);
  // Other tests slow the database down, so it has no time limits.
  const database = await openPostgres(url, { hasTimeLimits: false });
  return {
    ...database,
    async close() {
      await database.close();
      await drop();
    },
  };
}

/** An empty database for one test file: in memory, or a fresh one on the server of `TEST_DATABASE_URL`. */
export const openTestDatabase = (): Promise<OpenDatabase> =>
  testDatabaseUrl === undefined ? openInMemory() : openOwnPostgres(testDatabaseUrl);

/** The same for a file that empties what it reads before each test, and leaves the tables themselves as they are. */
export const openSharedDatabase = (): Promise<OpenDatabase> =>
  testDatabaseUrl === undefined ? openSharedInMemory() : openOwnPostgres(testDatabaseUrl);

const roots = [
  tables.users,
  tables.retiredUsernames,
  tables.usedChallenges,
  tables.limitWindows,
  tables.queuedMessages,
  tables.events,
  tables.views,
  tables.departures,
  tables.orphans,
  tables.moderations,
  tables.paymentNotifications,
];

const ledger = [
  ...[tables.paymentRefunds, tables.paymentAttempts, tables.paymentMethods, tables.orders],
  ...[tables.ledgerEntries, tables.ledgerTransfers, tables.ledgerAccounts, tables.parties],
];

/**
 * Empties every table between tests, and counts from one again. Deletes: there are few rows, and `truncate` makes the
 * files of a hundred tables and indexes again, which takes several times as long.
 */
export async function emptyDatabase({ db }: OpenDatabase): Promise<void> {
  // Triggers keep the ledger from being emptied, and run for nobody who replays the changes of another database.
  await db.transaction(async (transaction) => {
    await transaction.execute(sql`set local session_replication_role = replica`);
    for (const table of ledger) await transaction.delete(table);
  });
  const deletes = roots.map((table) => sql`delete from ${table};`);
  await db.execute(sql`do $$
    declare counter text;
    begin
      ${sql.join(deletes)}
      for counter in
        select format('%I.%I', schemaname, sequencename) from pg_sequences
        where schemaname = 'public' and last_value is not null
      loop
        execute format('alter sequence %s restart', counter);
      end loop;
    end $$`);
}
