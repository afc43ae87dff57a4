import { and, sql, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from './open.ts';
import { isConnectionLost, loggedReason } from './violations.ts';

/** Limit of the failures reported by one run. */
const maxReported = 10;

/** Some items have failed: the others are done. */
export class ItemsFailed extends Error {
  /** The first of them, each with its reason. */
  readonly failures: readonly { readonly item: string; readonly reason: string }[];

  constructor(failures: readonly (readonly [item: unknown, error: unknown])[], count: number) {
    super(`${failures.length} of ${count} items have failed`);
    this.name = 'ItemsFailed';
    this.failures = failures
      .slice(0, maxReported)
      .map(([item, error]) => ({ item: JSON.stringify(item), reason: loggedReason(error) }));
  }
}

/** Work on many items: failures do not stop the others, and are reported at the end. */
export class Attempts {
  readonly #failures: [item: unknown, error: unknown][] = [];
  #count = 0;

  /**
   * Processes items one after the other.
   * @param items numbers, ids or names: they are logged
   * @throws what says that the way to the database is lost, at once
   */
  async each<Item>(items: readonly Item[], run: (item: Item) => Promise<unknown>): Promise<void> {
    for (const item of items) {
      this.#count += 1;
      try {
        await run(item);
      } catch (error) {
        if (isConnectionLost(error)) throw error;
        this.#failures.push([item, error]);
      }
    }
  }

  /** @throws {ItemsFailed} where some have failed */
  end(): void {
    if (this.#failures.length > 0) throw new ItemsFailed(this.#failures, this.#count);
  }
}

/** The same for one list. @throws {ItemsFailed} at the end, where some have failed */
export async function eachOf<Item>(
  items: readonly Item[],
  run: (item: Item) => Promise<unknown>,
): Promise<void> {
  const attempts = new Attempts();
  await attempts.each(items, run);
  attempts.end();
}

/** Rows of one statement, so that none takes long, and those who wait for a row wait for a moment. */
const batchSize = 1000;

/** Repeats a statement until it changes nothing any more. @param change of some rows; gives those that it has changed */
export async function untilNone(change: () => Promise<readonly unknown[]>): Promise<void> {
  while ((await change()).length > 0);
}

/**
 * A batch of rows that match a condition. The condition is repeated: in another partition another row may have the same
 * position.
 */
export function someOf(
  db: Database,
  table: PgTable,
  where: SQL | undefined,
  most = batchSize,
): SQL | undefined {
  const rowIds = db
    .select({ id: sql`ctid` })
    .from(table)
    .where(where)
    .limit(most);
  return and(sql`ctid = any(array(${rowIds}))`, where);
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
