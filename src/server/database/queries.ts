import { AsyncLocalStorage } from 'node:async_hooks';
import { createHash } from 'node:crypto';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { Pool, QueryConfig, QueryResult } from 'pg';
import type { Execute } from './open.ts';
import * as schema from './schema.ts';
import { isDatabaseAway } from './violations.ts';

/** Time that the present request has waited for the database so far. */
export interface DatabaseTime {
  /** Milliseconds; queries at the same time count each. */
  ms: number;
}

export const databaseTime = new AsyncLocalStorage<DatabaseTime>();

/** Adds the time that `work` takes to the request that it is done for. */
export async function timed<Value>(work: () => Promise<Value>): Promise<Value> {
  const time = databaseTime.getStore();
  if (time === undefined) return work();
  const since = performance.now();
  try {
    return await work();
  } finally {
    time.ms += performance.now() - since;
  }
}

/** A prepared query has a name, so that a connection plans it once: planning costs more than a short query. */
const nameOf = (text: string) => createHash('sha1').update(text).digest('base64url');

/** Removes time limits for a transaction over whole tables: the role may have those of a server. */
export const noTimeLimits = `select set_config(name, '0', true)
  from unnest(array['statement_timeout', 'idle_in_transaction_session_timeout']) as name`;

/** Call it before the pool's queries get names: pg-boss sends its own statements unchanged. */
export function executeOn(pool: Pool): Execute {
  const query: (text: string, values?: unknown[]) => Promise<QueryResult | QueryResult[]> =
    pool.query.bind(pool);
  return async (text, values) => {
    const results = [await query(text, values)].flat();
    return { rows: results.flatMap(({ rows }) => rows) };
  };
}

/**
 * The queries of a pool, timed. Drizzle itself never gives a connection back whose BEGIN fails, and gives back broken ones
 * for the next to use.
 * @param options whether queries are named; a pooler may send the next one to a connection that knows no such name
 */
export function queriesOf(pool: Pool, { areNamed = true } = {}) {
  const query = pool.query.bind(pool);
  const timedQuery = (config: QueryConfig, values: unknown[]) => {
    const name = areNamed ? nameOf(config.text) : undefined;
    return timed(() => query({ ...config, name }, values));
  };
  const db = drizzle(Object.assign(pool, { query: timedQuery }), { schema });

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
