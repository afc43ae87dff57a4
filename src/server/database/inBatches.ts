import { and, sql, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from './open.ts';

/** Rows of one statement, so that none takes long, and those who wait for a row wait for a moment. */
const batchSize = 1000;

/** Repeats a statement until it changes nothing any more. @param change of some rows; gives those that it has changed */
export async function untilNone(change: () => Promise<readonly unknown[]>): Promise<void> {
  while ((await change()).length > 0);
}

/**
 * Some of the rows of a condition, as one. The condition is asked for again: in another partition another row may have the
 * same place.
 */
export function someOf(
  db: Database,
  table: PgTable,
  where: SQL | undefined,
  most = batchSize,
): SQL | undefined {
  const places = db
    .select({ place: sql`ctid` })
    .from(table)
    .where(where)
    .limit(most);
  return and(sql`ctid = any(array(${places}))`, where);
}

/** Removes rows, however many there are. Can be interrupted, and run twice at once. @param most rows of one statement */
export const removeInBatches = (
  db: Database,
  table: PgTable,
  where: SQL | undefined,
  most = batchSize,
): Promise<void> =>
  untilNone(() =>
    db
      .delete(table)
      .where(someOf(db, table, where, most))
      .returning({ one: sql`1` }),
  );
