import { Pool, type ClientBase, type PoolConfig } from 'pg';

/** The database counts as away after so long without a connection or an answer; ms. */
export const timeouts = { connectionTimeoutMillis: 1000, query_timeout: 1500 };
/** PostgreSQL ends statements before that, so that none runs for a request that is over; ms. */
export const timeLimits = {
  statement_timeout: 1400,
  lock_timeout: 1000,
  idle_in_transaction_session_timeout: 10_000,
};

/** Timeouts of jobs, in ms. Nobody waits for jobs, but a silent database must not hang them. */
export const jobTimeouts = { connectionTimeoutMillis: 5000, query_timeout: 130_000 };
export const jobLimits = {
  statement_timeout: 120_000,
  lock_timeout: 10_000,
  idle_in_transaction_session_timeout: 60_000,
};

export function createPool(connectionString: string, config: PoolConfig): Pool {
  const pool = new Pool({ connectionString, max: 10, application_name: 'soavtor', ...config });
  // A connection that breaks is replaced by the pool; without a listener it would end the process, in use or not.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

/** A standby answers with old data, and the pool would keep its connection. */
export async function refuseStandby(client: ClientBase): Promise<void> {
  const { rows } = await client.query('show transaction_read_only');
  if (rows[0]?.transaction_read_only !== 'off') {
    throw Object.assign(new Error('the database takes no changes'), { code: '25006' });
  }
}

/** PgBouncer refuses connections that ask for time limits. */
export async function missingLimits(pool: Pool): Promise<string[]> {
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
