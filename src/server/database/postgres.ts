import { Client, Pool, type ClientBase, type PoolConfig } from 'pg';
import { StartError } from '../startError.ts';
import { updateTables } from './migrate.ts';
import { takeMigrationLock } from './migrationLock.ts';
import type { OpenDatabase } from './open.ts';
import { executeOn, noTimeLimits, queriesOf } from './queries.ts';
import { isLockTimeout, reasonOf } from './violations.ts';

export interface PostgresOptions {
  /**
   * A pooler in between gives every transaction another connection: statements have no names, and time limits are the
   * role's. @default false
   */
  readonly isPooled?: boolean;
  /** A program in which nobody waits for an answer goes without. @default true */
  readonly hasTimeLimits?: boolean;
  /** How long another server's migration is waited for, ms. @default 60 000 */
  readonly migrationPatience?: number;
}

/** Without a connection or an answer for so long the database is away; ms. */
const patience = { connectionTimeoutMillis: 1000, query_timeout: 1500 };
/** What PostgreSQL itself ends before, so that nothing goes on there for requests that are over; ms. */
const timeLimits = {
  statement_timeout: 1400,
  lock_timeout: 1000,
  idle_in_transaction_session_timeout: 10_000,
};
/** As long as a migration waits for a table, whoever comes after it does, too; ms. */
const tablePatience = 5000;

/**
 * Connects to PostgreSQL and brings its tables up to date; of several servers starting at once one migrates, the
 * others wait.
 * @throws {StartError} when the database does not answer, refuses us or cannot be migrated
 */
export async function openPostgres(
  url: string,
  { isPooled = false, hasTimeLimits = true, migrationPatience = 60_000 }: PostgresOptions = {},
): Promise<OpenDatabase> {
  const pool = createPool(url, {
    ...(hasTimeLimits && { ...patience, onConnect: refuseStandby }),
    ...(hasTimeLimits && !isPooled && timeLimits),
  });
  try {
    const warnings = await migrate(url, migrationPatience);
    if (hasTimeLimits) warnings.push(...(await missingLimits(pool)));
    const execute = executeOn(pool);
    return { db: queriesOf(pool, { areNamed: !isPooled }), execute, warnings, close: () => pool.end() };
  } catch (error) {
    await pool.end();
    throw error instanceof StartError ? error : new StartError(problemOf(error, url));
  }
}

function createPool(connectionString: string, config: PoolConfig): Pool {
  const pool = new Pool({ connectionString, max: 10, application_name: 'soavtor', ...config });
  // A connection that breaks is replaced by the pool; without a listener it would end the process, in use or not.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

/** A standby to read from. Nobody has to be there yet: it is asked when it is needed. */
export function openReplica(url: string, { isPooled = false }: Pick<PostgresOptions, 'isPooled'> = {}) {
  const pool = createPool(url, { ...patience, ...(!isPooled && timeLimits) });
  return { db: queriesOf(pool, { areNamed: !isPooled }), close: () => pool.end() };
}

function problemOf(error: unknown, url: string): string {
  const reason = reasonOf(error);
  return `The database at ${new URL(url).host || 'DATABASE_URL'} cannot be used (${reason}). ${adviceFor(error, reason)}`;
}

function adviceFor(error: unknown, reason: string): string {
  if (isLockTimeout(error))
    return 'End the long transaction that holds a table (pg_stat_activity) and start again.';
  if (reason.includes('unsupported startup parameter')) return 'Set DATABASE_POOLED=1 for a pooler.';
  return 'Start PostgreSQL or correct DATABASE_URL.';
}

/** A standby answers with what was true some time ago, and once connected it would be asked for long. */
async function refuseStandby(client: ClientBase): Promise<void> {
  const { rows } = await client.query('show transaction_read_only');
  if (rows[0]?.transaction_read_only !== 'off') {
    throw Object.assign(new Error('the database takes no changes'), { code: '25006' });
  }
}

/** On a connection of its own: a migration may take its time. */
async function migrate(connectionString: string, migrationPatience: number): Promise<string[]> {
  const client = new Client({
    connectionString,
    connectionTimeoutMillis: 5000,
    application_name: 'soavtor migration',
  });
  client.on('error', () => undefined);
  await client.connect();
  try {
    // Drizzle's own BEGIN does nothing within this one, and its COMMIT ends both.
    return await updateTables(client, async () => {
      await client.query(`begin; ${noTimeLimits}`);
      await takeMigrationLock(client, migrationPatience);
      await client.query(`set local lock_timeout = ${tablePatience}`);
    });
  } finally {
    await client.end();
  }
}

/** PgBouncer refuses connections that ask for time limits. */
async function missingLimits(pool: Pool): Promise<string[]> {
  const { rows } = await pool.query(
    `select format('alter role %I set %s = %L;', current_user, name, wanted) as statement
    from json_each_text($1) as limits (name, wanted) where current_setting(name)::interval = '0'`,
    [JSON.stringify(timeLimits)],
  );
  if (rows.length === 0) return [];
  const statements = rows.map(({ statement }) => String(statement)).join(' ');
  return [
    `PostgreSQL does not end what a server has given up, and a pooler cannot be asked for it. Run: ${statements}`,
  ];
}
