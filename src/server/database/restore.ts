import { getTableName, sql, type SQL } from 'drizzle-orm';
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core';
import { StartError } from '../settings/startError.ts';
import { backupOrder, header, keptColumns, names, version } from './backup.ts';
import { dataSteps } from './dataSteps.ts';
import type { Database } from './open.ts';
import { noTimeLimits } from './queries.ts';

/** An older backup than this holds what has no column any more. */
const oldestVersion = 6;
/** Rows of one insertion. */
const batchSize = 500;

/**
 * Fills an empty database from a backup of any server; all or nothing.
 * @throws {StartError} when the database has rows, or the backup belongs to a version that cannot be read
 */
export function restore(db: Database, lines: readonly string[]): Promise<void> {
  return db.transaction(async (transaction) => {
    const made = checkVersion(lines);
    await transaction.execute(noTimeLimits);
    for (const table of backupOrder) {
      if ((await transaction.$count(table)) === 0) continue;
      throw new StartError('The database is not empty. Restore to a new DATA_DIR or another DATABASE_URL.');
    }
    await insertRows(transaction, lines.slice(1));
    for (const step of dataSteps(made)) await transaction.execute(sql.raw(step));
    for (const table of backupOrder) await continueNumbers(transaction, table);
  });
}

/**
 * @returns the version that made it
 * @throws {StartError} for lines that are no backup, of a newer version or of one too old
 */
export function checkVersion([found = '']: readonly string[]): number {
  for (let made = oldestVersion; made <= version; made += 1) if (found === header(made)) return made;
  throw new StartError(
    `This is no backup for this version ("${header(oldestVersion)}" to "${header(version)}" are expected, "${found.slice(0, 40)}" found). Restore it with the version that made it, then update.`,
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
    const columns = knownColumns(table, all[0]);
    for (let start = 0; start < all.length; start += batchSize) {
      const batch = `[${all.slice(start, start + batchSize).join(',')}]`;
      await transaction.execute(
        sql`insert into ${table} (${columns}) overriding system value
          select ${columns} from json_populate_recordset(null::${table}, ${batch}::json)`,
      );
    }
  }
}

/** Columns that the backup has, too: newer ones get their defaults. */
function knownColumns(table: PgTable, row = '{}'): SQL {
  const given = Object.keys(JSON.parse(row));
  return names(keptColumns(table).filter(({ name }) => given.includes(name)));
}

/** New rows are numbered after the restored ones. */
async function continueNumbers(transaction: Database, table: PgTable): Promise<void> {
  const id = getTableConfig(table).columns.find((column) => column.generatedIdentity !== undefined);
  if (id === undefined) return;
  await transaction.execute(
    sql`select setval(pg_get_serial_sequence(${getTableName(table)}, ${id.name}), max(${id})) from ${table} having max(${id}) is not null`,
  );
}
