import { getTableName, sql, type SQL } from 'drizzle-orm';
import { getTableConfig, type PgColumn, type PgTable } from 'drizzle-orm/pg-core';
import { StartError } from '../settings/startError.ts';
import { dataSteps } from './migrate.ts';
import journal from './migrations/meta/_journal.json' with { type: 'json' };
import type { Database } from './open.ts';
import { noTimeLimits } from './queries.ts';
import * as schema from './schema.ts';

/**
 * Tables in the order of their references. Left out: sessions, links and codes, idempotency keys, orphans and uploads,
 * and the words of drafts, which a trigger fills again. Consumers of events get them again. Waiting messages are kept:
 * their links are made when they are sent.
 */
export const backupOrder: readonly PgTable[] = [
  schema.users,
  schema.formerUsernames,
  schema.retiredUsernames,
  schema.authors,
  schema.sellers,
  schema.goals,
  schema.tiers,
  schema.posts,
  schema.postTiers,
  schema.likes,
  schema.bookmarks,
  schema.media,
  schema.mediaFiles,
  schema.postMedia,
  schema.drafts,
  schema.revisions,
  schema.subscriptions,
  schema.blockedReaders,
  schema.comments,
  schema.complaints,
  schema.moderations,
  schema.events,
  schema.views,
  schema.departures,
  schema.usedChallenges,
  schema.limitWindows,
  schema.queuedMessages,
  schema.parties,
  schema.ledgerAccounts,
  schema.ledgerTransfers,
  schema.ledgerEntries,
  schema.orders,
  schema.paymentMethods,
  schema.paymentAttempts,
  schema.paymentRefunds,
  schema.grants,
  schema.subscriptionEvents,
  schema.paymentNotifications,
  schema.installation,
];

/** The first line of a backup. */
const header = (version: number) => `soavtor ${version}`;
/** Versions count the migrations. */
const version = journal.entries.length;

/** Transaction ids mean nothing in another cluster, so backups leave them out. */
const savedColumns = (table: PgTable): PgColumn[] =>
  getTableConfig(table).columns.filter((column) => column.getSQLType() !== 'xid8');

const names = (columns: readonly PgColumn[]): SQL =>
  sql.join(
    columns.map(({ name }) => sql.identifier(name)),
    sql`, `,
  );

/** Rows that others of their table refer to are first. */
function order(table: PgTable): SQL | undefined {
  const own = getTableConfig(table)
    .foreignKeys.map((key) => key.reference())
    .filter(({ foreignTable }) => foreignTable === table)
    .flatMap(({ columns }) => columns);
  return own.length === 0 ? undefined : sql`order by ${names(own)} nulls first`;
}

/**
 * Writes what lasts, every row as it was at one moment, also while servers change them: a line with the number of
 * migrations, then a line per row, the table's name before its JSON.
 * @param write takes a line without its end
 */
export function backUp(db: Database, write: (line: string) => void): Promise<void> {
  return db.transaction(
    async (transaction) => {
      await transaction.execute(noTimeLimits);
      write(header(version));
      for (const table of backupOrder) {
        const rows = await transaction
          .select({ json: sql<string>`row_to_json(kept)::text` })
          .from(sql`(select ${names(savedColumns(table))} from ${table} ${order(table)}) as kept`);
        for (const { json } of rows) write(`${getTableName(table)} ${json}`);
      }
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

/** Counts of a backup's most important rows. @param lines as `backUp` writes them */
export function countRows(lines: readonly string[]): Readonly<Record<'people' | 'posts' | 'files', number>> {
  const count = (table: PgTable) => lines.filter((line) => line.startsWith(`${getTableName(table)} `)).length;
  return { people: count(schema.users), posts: count(schema.posts), files: count(schema.media) };
}

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
  return names(savedColumns(table).filter(({ name }) => given.includes(name)));
}

/** New rows are numbered after the restored ones. */
async function continueNumbers(transaction: Database, table: PgTable): Promise<void> {
  const id = getTableConfig(table).columns.find((column) => column.generatedIdentity !== undefined);
  if (id === undefined) return;
  await transaction.execute(
    sql`select setval(pg_get_serial_sequence(${getTableName(table)}, ${id.name}), max(${id})) from ${table} having max(${id}) is not null`,
  );
}
