import { setImmediate as othersHaveWritten } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { Pool, QueryConfig, QueryResult } from 'pg';
import type { Database } from './open.ts';
import { queriesOf } from './queries.ts';
import { timed } from './time.ts';

const flush = { name: 'flush', text: `select pg_logical_emit_message(false, '', '', true)` };

const mark = '/* may be lost */';

/**
 * To be put into a statement, outside of a transaction, whose change a power cut may take along: the counts of
 * limits, for which a login would wait for the disk four times more, and views. Values go as parameters, so no text
 * of a person's is this one.
 */
export const mayBeLost = sql.raw(mark);

/** Flushes PostgreSQL's log to the disk: once for all transactions that have written by then. */
function createFlush(pool: Pool) {
  let newest = Promise.resolve();
  let isWaiting = false;

  async function run(): Promise<void> {
    const client = await pool.connect();
    await othersHaveWritten();
    isWaiting = false;
    try {
      await client.query(flush);
    } finally {
      client.release();
    }
  }

  return {
    /** Resolves when all that has been written so far is on the disk. */
    written(): Promise<void> {
      if (!isWaiting) newest = run();
      isWaiting = true;
      return newest;
    },
    /** Resolves when all that can have been read so far is on the disk. */
    read: (): Promise<void> => newest,
  };
}

/**
 * The queries of a pool with `synchronous_commit` off: PostgreSQL keeps commits to itself, and an answer is given when
 * they are on the disk. That takes the disk as long for many as for one, so many wait for it together.
 */
export function queriesWithGroupCommit(pool: Pool): Database {
  const { written, read } = createFlush(pool);
  const query: (config: QueryConfig, values: unknown[]) => Promise<QueryResult> = pool.query.bind(pool);
  const db = queriesOf(
    Object.assign(pool, {
      async query(config: QueryConfig, values: unknown[]) {
        const result = await query(config, values);
        if (config.text.includes(mark)) return result;
        // A statement that begins with `select` writes nothing; `with` may.
        await (/^select\b/i.test(config.text) ? read() : written());
        return result;
      },
    }),
  );
  const transaction = db.transaction.bind(db);
  return Object.assign(db, {
    async transaction(...parameters: Parameters<typeof transaction>) {
      const result = await transaction(...parameters);
      await timed(written);
      return result;
    },
  });
}
