import { getTableName, sql } from 'drizzle-orm';
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core';
import { StartError } from '../startError.ts';
import journal from './migrations/meta/_journal.json' with { type: 'json' };
import type { Database } from './open.ts';
import { noTimeLimits } from './queries.ts';
import * as schema from './schema.ts';

/**
 * Each after those that it refers to. Left out is what must not come to life again: sessions that have been ended since,
 * links and codes, letters that have been sent.
 */
export const backupOrder: readonly PgTable[] = [
  schema.users,
  schema.authors,
  schema.tiers,
  schema.posts,
  schema.subscriptions,
  schema.usedChallenges,
  schema.limitWindows,
  schema.installation,
];

const header = `soavtor ${journal.entries.length}`;
/** Rows of one insertion. */
const batchSize = 500;

/**
 * Writes what lasts, every row as it was at one moment, also while servers change them: a line with the number of migrations, then a
 * line per row, the table's name before its JSON.
 * @param write takes a line without its end
 */
export function backUp(db: Database, write: (line: string) => void): Promise<void> {
  return db.transaction(
    async (transaction) => {
      await transaction.execute(noTimeLimits);
      write(header);
      for (const table of backupOrder) {
        const rows = await transaction.select({ json: sql<string>`row_to_json(${table})::text` }).from(table);
        for (const { json } of rows) write(`${getTableName(table)} ${json}`);
      }
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

/**
 * Fills an empty database from a backup, wherever it was made; all or nothing.
 * @throws {StartError} when the database has rows, or the backup belongs to another version
 */
export function restore(db: Database, lines: readonly string[]): Promise<void> {
  return db.transaction(async (transaction) => {
    checkVersion(lines);
    await transaction.execute(noTimeLimits);
    for (const table of backupOrder) {
      if ((await transaction.$count(table)) === 0) continue;
      throw new StartError('The database is not empty. Restore to a new DATA_DIR or another DATABASE_URL.');
    }
    await insertRows(transaction, lines.slice(1));
    for (const table of backupOrder) await continueNumbers(transaction, table);
  });
}

/** @throws {StartError} for lines that are no backup of this version */
export function checkVersion([found = '']: readonly string[]): void {
  if (found === header) return;
  throw new StartError(
    `This is no backup of this version ("${header}" is expected, "${found.slice(0, 40)}" found). Restore it with the version that made it, then update.`,
  );
}

async function insertRows(transaction: Database, rows: readonly string[]): Promise<void> {
  const byTable = new Map<string, string[]>(backupOrder.map((table) => [getTableName(table), []]));
  for (const row of rows) {
    const end = row.indexOf(' ');
    byTable.get(row.slice(0, end))?.push(row.slice(end + 1));
  }
  for (const table of backupOrder) {
    const all = byTable.get(getTableName(table)) ?? [];
    for (let start = 0; start < all.length; start += batchSize) {
      const batch = `[${all.slice(start, start + batchSize).join(',')}]`;
      await transaction.execute(
        sql`insert into ${table} overriding system value
          select * from json_populate_recordset(null::${table}, ${batch}::json)`,
      );
    }
  }
}

/** New rows are numbered after the restored ones. */
async function continueNumbers(transaction: Database, table: PgTable): Promise<void> {
  const id = getTableConfig(table).columns.find((column) => column.generatedIdentity !== undefined);
  if (id === undefined) return;
  await transaction.execute(
    sql`select setval(pg_get_serial_sequence(${getTableName(table)}, ${id.name}), max(${id})) from ${table} having max(${id}) is not null`,
  );
}
