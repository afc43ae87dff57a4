import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import { drizzle as drizzlePostgres } from 'drizzle-orm/node-postgres';
import { migrate as migratePostgres } from 'drizzle-orm/node-postgres/migrator';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { drizzle as drizzleEmbedded } from 'drizzle-orm/pglite';
import { migrate as migrateEmbedded } from 'drizzle-orm/pglite/migrator';
import { Pool } from 'pg';
import { StartError } from '../startError.ts';
import * as schema from './schema.ts';

/** The same queries on the embedded database and on PostgreSQL. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>;

export interface OpenDatabase {
  readonly db: Database;
  close(): Promise<void>;
}

const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));
/** Any constant: the name of our lock among the advisory locks of the database. */
const migrationLock = 7_301_944;

/**
 * Opens the embedded database and brings its tables up to date. The caller holds the folder's lock.
 * @param folder absent: in memory, for tests
 * @throws {StartError} when the folder holds something that is not a database of ours
 */
export async function openEmbedded(folder?: string): Promise<OpenDatabase> {
  try {
    const client = await PGlite.create(folder === undefined ? {} : { dataDir: folder });
    const db = drizzleEmbedded(client, { schema });
    await migrateEmbedded(db, { migrationsFolder });
    return { db, close: () => client.close() };
  } catch (error) {
    throw new StartError(
      `The database in ${folder ?? 'memory'} cannot be opened (${reasonOf(error)}). Restore a backup of the folder or set another DATA_DIR.`,
    );
  }
}

/**
 * Connects to PostgreSQL and brings its tables up to date; of several servers starting at once one migrates, the
 * others wait.
 * @throws {StartError} when the database does not answer, refuses us or cannot be migrated
 */
export async function openPostgres(url: string): Promise<OpenDatabase> {
  const pool = new Pool({ connectionString: url, max: 10, connectionTimeoutMillis: 5000 });
  // An idle connection that breaks is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => undefined);
  try {
    await migrateUnderLock(pool);
    return { db: drizzlePostgres(pool, { schema }), close: () => pool.end() };
  } catch (error) {
    await pool.end();
    throw new StartError(
      `The database at ${new URL(url).host || 'DATABASE_URL'} cannot be used (${reasonOf(error)}). Start PostgreSQL or correct DATABASE_URL.`,
    );
  }
}

async function migrateUnderLock(pool: Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    try {
      await migratePostgres(drizzlePostgres(client), { migrationsFolder });
    } finally {
      await client.query('select pg_advisory_unlock($1)', [migrationLock]);
    }
  } finally {
    client.release();
  }
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const message = error.message || ('code' in error ? String(error.code) : error.name);
  return message.split('\n', 1).join('');
}
