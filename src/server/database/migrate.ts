import { fileURLToPath } from 'node:url';
import { StartError } from '../settings/startError.ts';
import journal from './migrations/meta/_journal.json' with { type: 'json' };

/** A connection of either database. */
interface Connection {
  query(text: string): Promise<{ rows: readonly unknown[] }>;
}

export const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));
/** Drizzle knows a migration by the moment at which it was written. */
const newest = Math.max(...journal.entries.map(({ when }) => when));

const newerTables =
  'The tables of the database belong to a newer version. This one works with what it knows of them; update it, too.';

/** Which version the tables belong to, if there are any. */
async function versionOf(connection: Connection): Promise<'none' | 'same' | 'older' | 'newer'> {
  const table = 'drizzle.__drizzle_migrations';
  const found = await connection.query(`select where to_regclass('${table}') is not null`);
  if (found.rows.length === 0) return 'none';
  const { rows } = await connection.query(`select max(created_at) as last from ${table}`);
  const last = Number(Object(rows[0]).last);
  if (last === 0) return 'none';
  if (last === newest) return 'same';
  return last < newest ? 'older' : 'newer';
}

/**
 * Brings the tables up to date. A newer version's are left alone: they still have what the version before it needs.
 * @param migrate runs where there is something to do
 * @returns warnings for the operator, a line each
 */
export async function updateTables(connection: Connection, migrate: () => Promise<void>): Promise<string[]> {
  const version = await versionOf(connection);
  if (version === 'none' || version === 'older') {
    await migrate();
  }
  return version === 'newer' ? [newerTables] : [];
}

/** For a tool that finds none. @param place `/srv/soavtor/.data`, or a name of PostgreSQL's */
export const noDatabase = (place: string) =>
  `There is no database in ${place}. Set DATA_DIR or DATABASE_URL as the server has it.`;

/**
 * Changes nothing, for a tool that works with what is there.
 * @param place of the database, for the operator
 * @returns no warnings
 * @throws {StartError} when the tables are missing or belong to another version
 */
export async function expectTables(connection: Connection, place: string): Promise<string[]> {
  const version = await versionOf(connection);
  if (version === 'same') return [];
  throw new StartError(
    version === 'none'
      ? noDatabase(place)
      : `The tables in ${place} belong to ${version === 'older' ? 'an older' : 'a newer'} version. Use that version, or start a server of this one first.`,
  );
}
