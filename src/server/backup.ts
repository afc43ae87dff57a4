import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import {
  backUp,
  checkVersion,
  openStorage,
  prepareFolder,
  restore,
  type Database,
} from './database/index.ts';
import { describeFailure } from './describeFailure.ts';
import { parseSettings } from './settings/index.ts';
import { StartError } from './startError.ts';

/** @throws {StartError} for what the system or the packer says of the file */
function withFile<Value>(path: string, act: () => Value): Value {
  try {
    return act();
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    const advice =
      code === 'EEXIST' ? 'Name a new file' : 'Name a backup that can be read, or a place to write to';
    throw new StartError(`${path} cannot be used (${code}). ${advice}.`);
  }
}

async function backUpTo(db: Database, path: string): Promise<void> {
  const lines: string[] = [];
  await backUp(db, (line) => void lines.push(line));
  const packed = gzipSync(lines.join('\n'));
  // An existing file stays as it is.
  withFile(path, () => writeFileSync(path, packed, { flag: 'wx', mode: 0o600 }));
}

function readBackup(path: string): string[] {
  const lines = withFile(path, () => gunzipSync(readFileSync(path)).toString().split('\n'));
  checkVersion(lines);
  return lines;
}

/** What to do with the database; a backup to restore has been read, or there is nothing to open one for. */
function taskOf(command: string | undefined, path: string): (db: Database) => Promise<void> {
  if (command !== 'restore') return (db) => backUpTo(db, path);
  const lines = readBackup(path);
  return (db) => restore(db, lines);
}

/** `npm run db:backup -- FILE` and `npm run db:restore -- FILE`, with the settings of the server. */
async function main(command: string | undefined, path: string | undefined): Promise<void> {
  if (path === undefined) throw new StartError(`Name the file: npm run db:${command} -- backup.gz`);
  const work = taskOf(command, resolve(path));
  const { DATABASE_URL: url, DATABASE_POOLED: isPooled, DATA_DIR, S3_BUCKET } = parseSettings(process.env);
  const folder = resolve(DATA_DIR);
  const files = S3_BUCKET === undefined ? join(folder, 'media') : `the bucket ${S3_BUCKET}`;
  prepareFolder(folder);
  const { db, close } = await openStorage(url, folder, { isPooled, hasTimeLimits: false });
  try {
    await work(db);
  } finally {
    await close();
  }
  process.stdout.write(
    `This was the database. The files of posts are not in it: they lie in ${files}, which needs a copy of its own.\n`,
  );
}

const [command, path] = process.argv.slice(2);
try {
  await main(command, path);
} catch (error) {
  process.stderr.write(`${describeFailure(error)}\n`);
  process.exitCode = 1;
}
