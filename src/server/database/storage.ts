import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StartError } from '../settings/startError.ts';
import { openEmbedded } from './embedded.ts';
import { noDatabase } from './migrate.ts';
import type { OpenDatabase } from './open.ts';
import { openPostgres, type PostgresOptions } from './postgres.ts';

interface FolderLock {
  release(): void;
}

const codeOf = (error: unknown) =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : 'unknown error';

/** SQLITE_BUSY: another process holds the lock. */
const isBusy = (error: unknown) => error instanceof Error && 'errcode' in error && error.errcode === 5;

function holderOf(pidFile: string): string {
  try {
    return `process ${readFileSync(pidFile, 'utf8').trim()}`;
  } catch {
    return 'another process';
  }
}

/** With `recursive`, Node.js never returns if the system reports the folder as missing, e.g. under /proc. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  mkdirSync(folder);
}

/** @throws {StartError} when the folder cannot be made or written to */
export function prepareFolder(folder: string): void {
  try {
    makeFolder(folder);
    const probe = join(folder, `.probe-${process.pid}`);
    writeFileSync(probe, '');
    rmSync(probe);
  } catch (error) {
    throw new StartError(
      `The data folder ${folder} cannot be written to (${codeOf(error)}). Allow this user to write there or set DATA_DIR.`,
    );
  }
}

function openLock(file: string): DatabaseSync {
  const lock = new DatabaseSync(file);
  try {
    lock.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    throw error;
  }
  return lock;
}

/**
 * Takes the data folder for this process. The embedded database does not refuse a second process and then loses rows
 * silently. SQLite's exclusive lock belongs to the kernel: it is free at once when its holder dies.
 * @throws {StartError} naming the process that holds the folder, or the lock's file when it is unusable
 */
export function lockFolder(folder: string): FolderLock {
  const pidFile = join(folder, 'server.pid');
  const lockFile = join(folder, 'server.lock');
  let lock: DatabaseSync;
  try {
    lock = openLock(lockFile);
  } catch (error) {
    throw new StartError(
      isBusy(error)
        ? `The data folder ${folder} is in use by ${holderOf(pidFile)}. Stop that server or set another DATA_DIR.`
        : `${lockFile} cannot be used. Let this user write it, or delete it while no server runs on the folder.`,
    );
  }
  writeFileSync(pidFile, `${process.pid}\n`);
  return {
    release() {
      rmSync(pidFile, { force: true });
      lock.close();
    },
  };
}

/**
 * Opens the database of the settings: PostgreSQL, or the embedded one under the folder's lock.
 * @param url PostgreSQL's; absent: the embedded database
 * @param folder of the data
 * @throws {StartError} when it cannot be opened, or another process has the folder
 */
export async function openStorage(
  url: string | undefined,
  folder: string,
  options?: PostgresOptions,
): Promise<OpenDatabase> {
  if (url !== undefined) return openPostgres(url, options);
  const path = join(folder, 'database');
  if (options?.mustExist === true && !existsSync(join(path, 'PG_VERSION')))
    throw new StartError(noDatabase(folder));
  const lock = lockFolder(folder);
  try {
    const database = await openEmbedded(path, options);
    return {
      ...database,
      async close() {
        await database.close();
        lock.release();
      },
    };
  } catch (error) {
    lock.release();
    throw error;
  }
}
