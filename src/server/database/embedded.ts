import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { StartError } from '../startError.ts';
import { DurableFiles, prepareFiles } from './embeddedFiles.ts';
import { embeddedPool } from './embeddedPool.ts';
import { queriesWithGroupCommit } from './groupCommit.ts';
import { expectTables, updateTables } from './migrate.ts';
import type { OpenDatabase, OpenOptions } from './open.ts';
import { executeOn } from './queries.ts';
import { reasonOf } from './violations.ts';

const startParams = [
  // PGlite turns the synchronisation of files off.
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  // With the code of an error before everything that PostgreSQL says.
  ...['-c', 'log_line_prefix=%e:', '-c', 'wal_sync_method=fsync', '-c', 'synchronous_commit=off'],
];
/** PostgreSQL cannot go on: it says so, or the disk is full or broken, after which PGlite may answer nothing any more. */
const lastWords = /^(?:\w{5}:(?:FATAL|PANIC)|(?:53100|58030):ERROR): +(.*)/;

/** Better than a server that answers 500 from now on: after a restart all that was confirmed is there. */
function endProcess(reason: string): never {
  process.stderr.write(
    `The embedded database has stopped (${reason}). Nothing confirmed is lost: make room on the disk if it is full, and start the server again.\n`,
  );
  process.exit(1);
}

/**
 * Opens the embedded database and brings its tables up to date. The caller holds the folder's lock. When the database
 * later stops by itself the process ends with one line and code 1.
 * @throws {StartError} when the folder holds something that is not a database of ours, or the disk is full
 */
export async function openEmbedded(
  folder: string,
  { mustExist = false }: OpenOptions = {},
): Promise<OpenDatabase> {
  let isOpen = false;
  let reason: string | undefined;
  const watched: PGliteOptions = {
    onStderr(line) {
      const words = lastWords.exec(line)?.[1];
      if (isOpen && words !== undefined) endProcess(words);
      reason ??= words;
      return false;
    },
  };
  try {
    await prepareFiles(folder);
    const database = await PGlite.create({ ...watched, startParams, fs: new DurableFiles(folder) });
    const pool = embeddedPool(database, (error) => endProcess(reasonOf(error)));
    const warnings = await (mustExist ? expectTables(pool, folder) : updateTables(pool));
    const execute = executeOn(pool);
    isOpen = true;
    const db = queriesWithGroupCommit(pool);
    return {
      execute,
      db,
      jobsDb: db,
      warnings,
      async close() {
        await pool.end();
        await database.close();
      },
    };
  } catch (error) {
    if (error instanceof StartError) throw error;
    reason ??= reasonOf(error);
    const advice = /no space left/i.test(reason)
      ? 'Make room on the disk.'
      : 'Restore a backup of the folder or set another DATA_DIR.';
    throw new StartError(`The database in ${folder} cannot be opened (${reason}). ${advice}`);
  }
}
