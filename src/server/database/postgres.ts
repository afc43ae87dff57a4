import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { Client } from 'pg';
import { StartError } from '../settings/startError.ts';
import { expectTables, migrationsFolder, updateTables, takeMigrationLock } from './migrate.ts';
import type { OpenDatabase, OpenOptions } from './open.ts';
import {
  createPool,
  jobLimits,
  jobTimeouts,
  missingLimits,
  refuseStandby,
  timeLimits,
  timeouts,
} from './postgresPool.ts';
import { executeOn, noTimeLimits, queriesOf } from './queries.ts';
import { isLockTimeout, reasonOf } from './violations.ts';

export interface PostgresOptions extends OpenOptions {
  /**
   * A pooler in between gives every transaction another connection: statements have no names, and time limits are the
   * role's. @default false
   */
  readonly isPooled?: boolean;
  /** `false` for programs in which no person waits. @default true */
  readonly hasTimeLimits?: boolean;
  /** Longest wait for another server's migration, in ms. @default 60 000 */
  readonly migrationTimeout?: number;
}

/** While a migration waits for a table, all later queries wait behind it; ms. */
const lockTimeout = 5000;

/**
 * Connects to PostgreSQL and brings its tables up to date; of several servers starting at once one migrates, the
 * others wait.
 * @throws {StartError} when the database does not answer, refuses us or cannot be migrated
 */
export async function openPostgres(
  url: string,
  {
    isPooled = false,
    hasTimeLimits = true,
    migrationTimeout = 60_000,
    mustExist = false,
  }: PostgresOptions = {},
): Promise<OpenDatabase> {
  const pool = createPool(url, {
    ...(hasTimeLimits && { ...timeouts, onConnect: refuseStandby }),
    ...(hasTimeLimits && !isPooled && timeLimits),
  });
  // Connects when it is needed, and no longer.
  const jobsPool = createPool(url, {
    ...jobTimeouts,
    ...(!isPooled && jobLimits),
    onConnect: refuseStandby,
    max: 3,
    application_name: 'soavtor jobs',
  });
  const close = async () => {
    await pool.end();
    await jobsPool.end();
  };
  try {
    const warnings = await withClient(url, (client) =>
      mustExist
        ? expectTables(client, `${nameOf(url)}${new URL(url).pathname}`)
        : update(client, migrationTimeout),
    );
    if (hasTimeLimits) warnings.push(...(await missingLimits(pool)));
    const execute = executeOn(pool);
    const naming = { areNamed: !isPooled };
    const [db, jobsDb] = [queriesOf(pool, naming), queriesOf(jobsPool, naming)];
    return { db, jobsDb, execute, warnings, close };
  } catch (error) {
    await close();
    throw error instanceof StartError ? error : new StartError(problemOf(error, url));
  }
}

/** A standby to read from. It connects on first use, so it may be away at the start. */
export function openReplica(url: string, { isPooled = false }: Pick<PostgresOptions, 'isPooled'> = {}) {
  const pool = createPool(url, { ...timeouts, ...(!isPooled && timeLimits) });
  return { db: queriesOf(pool, { areNamed: !isPooled }), close: () => pool.end() };
}

const nameOf = (url: string) => new URL(url).host || 'DATABASE_URL';

function problemOf(error: unknown, url: string): string {
  const reason = reasonOf(error);
  return `The database at ${nameOf(url)} cannot be used (${reason}). ${adviceFor(error, reason)}`;
}

function adviceFor(error: unknown, reason: string): string {
  if (isLockTimeout(error))
    return 'End the long transaction that holds a table (pg_stat_activity) and start again.';
  if (reason.includes('unsupported startup parameter')) return 'Set DATABASE_POOLED=1 for a pooler.';
  return 'Start PostgreSQL or correct DATABASE_URL.';
}

/** A connection of its own: a migration may take its time. */
async function withClient<Result>(
  connectionString: string,
  work: (client: Client) => Promise<Result>,
): Promise<Result> {
  const client = new Client({
    connectionString,
    connectionTimeoutMillis: 5000,
    application_name: 'soavtor migration',
  });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Drizzle's own BEGIN does nothing within this one, and its COMMIT ends both. */
const update = (client: Client, timeout: number): Promise<string[]> =>
  updateTables(client, async () => {
    await client.query(`begin; ${noTimeLimits}`);
    await takeMigrationLock(client, timeout);
    await client.query(`set local lock_timeout = ${lockTimeout}`);
    await migrate(drizzle(client), { migrationsFolder });
  });
