import { getTableName, sql, type SQL } from 'drizzle-orm';
import { getTableConfig, type PgColumn, type PgTable } from 'drizzle-orm/pg-core';
import journal from './migrations/meta/_journal.json' with { type: 'json' };
import type { Database } from './open.ts';
import { noTimeLimits } from './queries.ts';
import * as schema from './schema.ts';

/**
 * Each after those that it refers to. Left out is what must not come to life again: sessions that have been ended since,
 * links and codes, answers that may be repeated for a day, what was found in the store or is on its way there, and the
 * words of drafts, which come back with those. Readers of the events get them again. Messages still to be sent are
 * kept: their links are made when they are sent.
 */
export const backupOrder: readonly PgTable[] = [
  schema.users,
  schema.formerUsernames,
  schema.retiredUsernames,
  schema.authors,
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
  schema.installation,
];

/** The first line of a backup. */
export const header = (version: number) => `soavtor ${version}`;
/** Versions count the migrations. */
export const version = journal.entries.length;

/** What says something in another cluster, too: the numbers of transactions do not. */
export const keptColumns = (table: PgTable): PgColumn[] =>
  getTableConfig(table).columns.filter((column) => column.getSQLType() !== 'xid8');

export const names = (columns: readonly PgColumn[]): SQL =>
  sql.join(
    columns.map(({ name }) => sql.identifier(name)),
    sql`, `,
  );

/** Rows that others of their table refer to come first. */
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
          .from(sql`(select ${names(keptColumns(table))} from ${table} ${order(table)}) as kept`);
        for (const { json } of rows) write(`${getTableName(table)} ${json}`);
      }
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

/** How much a backup holds of what people miss first. @param lines as `backUp` writes them */
export function countRows(lines: readonly string[]): Readonly<Record<'people' | 'posts' | 'files', number>> {
  const count = (table: PgTable) => lines.filter((line) => line.startsWith(`${getTableName(table)} `)).length;
  return { people: count(schema.users), posts: count(schema.posts), files: count(schema.media) };
}
