import { Client, Pool } from 'pg';
import { StartError } from '../startError.ts';
import { migrateTables } from './migrate.ts';
import type { OpenDatabase } from './open.ts';
import { queriesOf } from './queries.ts';
import { reasonOf } from './violations.ts';

/** Any constant: the name of our lock among the advisory locks of the database. */
const migrationLock = 7_301_944;
/** Without a connection or an answer for so long the database is away; ms. */
const patience = { connectionTimeoutMillis: 1000, query_timeout: 1500 };

/**
 * Connects to PostgreSQL and brings its tables up to date; of several servers starting at once one migrates, the
 * others wait.
 * @param limits how long to wait for the database; a program that is not a server may wait for ever
 * @throws {StartError} when the database does not answer, refuses us or cannot be migrated
 */
export async function openPostgres(
  url: string,
  limits: Partial<typeof patience> = patience,
): Promise<OpenDatabase> {
  const pool = new Pool({ connectionString: url, max: 10, ...limits });
  // A connection that breaks is replaced by the pool; without a listener it would end the process, in use or not.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  try {
    await migrateUnderLock(url);
    return { db: queriesOf(pool), close: () => pool.end() };
  } catch (error) {
    await pool.end();
    throw new StartError(
      `The database at ${new URL(url).host || 'DATABASE_URL'} cannot be used (${reasonOf(error)}). Start PostgreSQL or correct DATABASE_URL.`,
    );
  }
}

/** On a connection of its own: a migration may take its time. */
async function migrateUnderLock(connectionString: string): Promise<void> {
  const client = new Client({ connectionString, connectionTimeoutMillis: 5000 });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    await migrateTables(client);
  } finally {
    // The lock goes with the connection.
    await client.end();
  }
}
