import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Client } from 'pg';
import { StartError } from '../settings/startError.ts';
import journal from './migrations/meta/_journal.json' with { type: 'json' };
import { isLockTimeout } from './violations.ts';

/** Any constant: the name of our lock among the advisory locks of the database. */
const key = 7_301_944;

/**
 * Keeps other servers from migrating until the transaction of this connection ends: a pooler gives a connection to others
 * after that, with any lock that is held for longer.
 * @param timeout how long to wait for another server, ms
 * @throws {StartError} naming the process that has the lock for longer
 */
export async function takeMigrationLock(client: Client, timeout: number): Promise<void> {
  try {
    await client.query(`set local lock_timeout = ${timeout}; select pg_advisory_xact_lock(${key})`);
  } catch (error) {
    if (!isLockTimeout(error)) throw error;
    await client.query('rollback');
    throw new StartError(await describeHolder(client));
  }
}

async function describeHolder(client: Client): Promise<string> {
  const { rows } = await client.query(
    `select pid, application_name as name, coalesce(host(client_addr), 'its own machine') as address,
      coalesce(xact_start, backend_start) as since
    from pg_locks join pg_stat_activity using (pid)
    where locktype = 'advisory' and granted and objid = ${key}
      and database = (select oid from pg_database where datname = current_database())`,
  );
  const [holder] = rows;
  if (holder === undefined) return 'Other servers were migrating the database for too long. Start again.';
  const { pid, name, address, since } = holder;
  return `Process ${pid} of the database ("${name}" from ${address}) has been migrating it since ${since.toISOString()}. Wait for its end and start again, or end it by "select pg_terminate_backend(${pid})".`;
}

/** A connection of either database. */
interface Connection {
  query(text: string): Promise<{ rows: readonly unknown[] }>;
}

export const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));
/** Drizzle knows a migration by the moment at which it was written. */
const newest = Math.max(...journal.entries.map(({ when }) => when));

const newerTables =
  'The tables of the database belong to a newer version. This one works with what it knows of them; update it, too.';

/** Version of the existing tables. */
async function versionOf(connection: Connection): Promise<'none' | 'same' | 'older' | 'newer'> {
  const table = 'drizzle.__drizzle_migrations';
  const found = await connection.query(`select where to_regclass('${table}') is not null`);
  if (found.rows.length === 0) return 'none';
  const { rows } = await connection.query(`select max(created_at) as last from ${table}`);
  const last = Number(Object(rows[0]).last);
  if (last === 0) return 'none';
  if (last === newest) return 'same';
  return last < newest ? 'older' : 'newer';
}

/**
 * Brings the tables up to date. A newer version's are left alone: they still have what the version before it needs.
 * @param migrate runs where there is something to do
 * @returns warnings for the operator, a line each
 */
export async function updateTables(connection: Connection, migrate: () => Promise<void>): Promise<string[]> {
  const version = await versionOf(connection);
  if (version === 'none' || version === 'older') {
    await migrate();
  }
  return version === 'newer' ? [newerTables] : [];
}

/** Error of a tool that needs an existing database. @param place `/srv/soavtor/.data`, or a name of PostgreSQL's */
export const noDatabase = (location: string) =>
  `There is no database in ${location}. Set DATA_DIR or DATABASE_URL as the server has it.`;

/**
 * Changes nothing, for a tool that works with what is there.
 * @param place of the database, for the operator
 * @returns no warnings
 * @throws {StartError} when the tables are missing or belong to another version
 */
export async function expectTables(connection: Connection, location: string): Promise<string[]> {
  const version = await versionOf(connection);
  if (version === 'same') return [];
  throw new StartError(
    version === 'none'
      ? noDatabase(location)
      : `The tables in ${location} belong to ${version === 'older' ? 'an older' : 'a newer'} version. Use that version, or start a server of this one first.`,
  );
}

/** Changes of rows by migrations, in order. @param from how many of them the rows have been through already */
export const dataSteps = (from: number): string[] =>
  journal.entries.slice(from).flatMap(({ tag }) =>
    readFileSync(new URL(`./migrations/${tag}.sql`, import.meta.url), 'utf8')
      .split('--> statement-breakpoint')
      .filter((statement) => /^(?:update|insert) /im.test(statement)),
  );
