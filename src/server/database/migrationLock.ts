import type { Client } from 'pg';
import { StartError } from '../settings/startError.ts';
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
