import { existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { StartError } from '../settings/startError.ts';
import { expectTables, migrationsFolder, updateTables } from './migrate.ts';
import type { OpenDatabase, OpenOptions } from './open.ts';
import * as schema from './schema.ts';
import { timed } from './queries.ts';
import { reasonOf } from './violations.ts';

/** PostgreSQL prefixes each line with the error code. */
const startParams = [...PGlite.defaultStartParams, '-c', 'log_line_prefix=%e:'];
/** PostgreSQL cannot go on: it says so, or the disk is full or broken, after which PGlite may answer nothing any more. */
const fatalLine = /^(?:\w{5}:(?:FATAL|PANIC)|(?:53100|58030):ERROR): +(.*)/;

/** A restart recovers everything that was committed, which a server that answers 500 from now on does not. */
function endProcess(reason: string): never {
  process.stderr.write(
    `The embedded database has stopped (${reason}). Make room on the disk if it is full, and start the server again.\n`,
  );
  process.exit(1);
}

/** Adds the time of its queries to the request that they are made for. */
class TimedPGlite extends PGlite {
  override query<Row>(...parameters: Parameters<PGlite['query']>) {
    return timed(() => super.query<Row>(...parameters));
  }
  override transaction<Value>(...parameters: Parameters<typeof PGlite.prototype.transaction<Value>>) {
    return timed(() => super.transaction<Value>(...parameters));
  }
}

/**
 * Starts PGlite.
 * @param folder of an existing database or a new one; absent: in memory
 */
export async function startEmbedded(folder?: string, options: PGliteOptions = {}): Promise<PGlite> {
  const database = new TimedPGlite({
    ...options,
    startParams,
    ...(folder !== undefined && { dataDir: folder }),
  });
  await database.waitReady;
  return database;
}

/**
 * Brings the tables of a database up to date.
 * @param existing the place of a database that has to be there already, and is not changed
 */
export async function prepareEmbedded(database: PGlite, existing?: string): Promise<OpenDatabase> {
  const db = drizzle(database, { schema });
  const warnings =
    existing === undefined
      ? await updateTables(database, () => migrate(db, { migrationsFolder }))
      : await expectTables(database, existing);
  return {
    db,
    jobsDb: db,
    // A text with several statements has no values.
    execute: async (text, values = []) =>
      values.length === 0
        ? { rows: (await database.exec(text)).flatMap(({ rows }) => rows) }
        : database.query(text, values),
    warnings,
    close: () => database.close(),
  };
}

/** A kill leaves no half of a database: a new one is made beside its place. */
async function makeFolder(folder: string): Promise<void> {
  const draft = `${folder}.new`;
  rmSync(draft, { recursive: true, force: true });
  await (await startEmbedded(draft)).close();
  renameSync(draft, folder);
}

/**
 * Opens the embedded database and migrates its tables. The caller holds the folder's lock. If the database later stops
 * by itself the process ends with one line and code 1.
 * @throws {StartError} when the folder holds something that is not a database of ours, or the disk is full
 */
export async function openEmbedded(
  folder: string,
  { mustExist = false }: OpenOptions = {},
): Promise<OpenDatabase> {
  let isOpen = false;
  let reason: string | undefined;
  const onStderr = (line: string) => {
    const words = fatalLine.exec(line)?.[1];
    if (isOpen && words !== undefined) endProcess(words);
    reason ??= words;
    return false;
  };
  try {
    if (!existsSync(folder)) await makeFolder(folder);
    // A process that was killed leaves it, and PostgreSQL would not start.
    rmSync(join(folder, 'postmaster.pid'), { force: true });
    const database = await prepareEmbedded(
      await startEmbedded(folder, { onStderr }),
      mustExist ? folder : undefined,
    );
    isOpen = true;
    return database;
  } catch (error) {
    if (error instanceof StartError) throw error;
    reason ??= reasonOf(error);
    const advice = /no space left/i.test(reason)
      ? 'Make room on the disk.'
      : 'Restore a backup of the folder or set another DATA_DIR.';
    throw new StartError(`The database in ${folder} cannot be opened (${reason}). ${advice}`);
  }
}
