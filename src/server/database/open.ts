import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { Client, Pool, type QueryConfig } from 'pg';
import { StartError } from '../startError.ts';
import { embeddedPool } from './embeddedPool.ts';
import * as schema from './schema.ts';
import { timed } from './time.ts';
import { isDatabaseAway } from './violations.ts';

/** The same queries on the embedded database and on PostgreSQL. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;

export interface OpenDatabase {
  readonly db: Database;
  close(): Promise<void>;
}

const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));
/** Any constant: the name of our lock among the advisory locks of the database. */
const migrationLock = 7_301_944;
/** Without a connection or an answer for so long the database is away; ms. */
const patience = { connectionTimeoutMillis: 1000, query_timeout: 1500 };

/**
 * Opens the embedded database and brings its tables up to date. The caller holds the folder's lock.
 * @param folder absent: in memory, for tests
 * @throws {StartError} when the folder holds something that is not a database of ours
 */
export async function openEmbedded(folder?: string): Promise<OpenDatabase> {
  try {
    const database = await PGlite.create(folder === undefined ? {} : { dataDir: folder });
    const pool = embeddedPool(database);
    await migrate(drizzle(pool), { migrationsFolder });
    return {
      db: queriesOf(pool),
      async close() {
        await pool.end();
        await database.close();
      },
    };
  } catch (error) {
    throw new StartError(
      `The database in ${folder ?? 'memory'} cannot be opened (${reasonOf(error)}). Restore a backup of the folder or set another DATA_DIR.`,
    );
  }
}

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

/** Under a name of its own, so that a connection plans it once: planning costs more than a short query itself. */
const named = (query: QueryConfig): QueryConfig => ({
  ...query,
  name: createHash('sha1').update(query.text).digest('base64url'),
});

/**
 * The queries of a pool, named and timed. Drizzle itself never gives a connection back whose BEGIN fails, and gives back broken ones
 * for the next to use.
 */
function queriesOf(pool: Pool): Database {
  const query = pool.query.bind(pool);
  const namedAndTimed = (config: QueryConfig, values: unknown[]) => timed(() => query(named(config), values));
  const db = drizzle(Object.assign(pool, { query: namedAndTimed }), { schema });

  async function transaction(...parameters: Parameters<typeof db.transaction>) {
    const client = await pool.connect();
    let isBroken = false;
    try {
      return await drizzle(client, { schema }).transaction(...parameters);
    } catch (error) {
      isBroken = isDatabaseAway(error);
      throw error;
    } finally {
      client.release(isBroken);
    }
  }

  return Object.assign(db, {
    transaction: (...parameters: Parameters<typeof db.transaction>) =>
      timed(() => transaction(...parameters)),
  });
}

/** On a connection of its own: a migration may take its time. */
async function migrateUnderLock(connectionString: string): Promise<void> {
  const client = new Client({ connectionString, connectionTimeoutMillis: 5000 });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    await migrate(drizzle(client), { migrationsFolder });
  } finally {
    // The lock goes with the connection.
    await client.end();
  }
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const message = error.message || ('code' in error ? String(error.code) : error.name);
  return message.split('\n', 1).join('');
}
