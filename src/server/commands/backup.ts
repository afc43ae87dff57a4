import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { runScript } from '../start/commandLine.ts';
import {
  backUp,
  checkVersion,
  countRows,
  openStorage,
  prepareFolder,
  restore,
  type Database,
} from '../database/index.ts';
import { parseSettings } from '../settings/parse.ts';
import { StartError } from '../settings/startError.ts';

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

/** Takes the name before the work is done; an existing file stays as it is, and half a backup does not. */
async function writeNew(path: string, content: () => Promise<Buffer>): Promise<void> {
  withFile(path, () => writeFileSync(path, '', { flag: 'wx', mode: 0o600 }));
  try {
    const bytes = await content();
    withFile(path, () => writeFileSync(path, bytes));
  } catch (error) {
    rmSync(path, { force: true });
    throw error;
  }
}

function readBackup(path: string): string[] {
  const lines = withFile(path, () => gunzipSync(readFileSync(path)).toString().split('\n'));
  checkVersion(lines);
  return lines;
}

/** Opens the database of the settings for the time of the work. */
async function withDatabase(
  mustExist: boolean,
  work: (db: Database) => Promise<readonly string[]>,
): Promise<void> {
  const { DATABASE_URL: url, DATABASE_POOLED: isPooled, DATA_DIR, S3_BUCKET } = parseSettings(process.env);
  const folder = resolve(DATA_DIR);
  if (!mustExist) prepareFolder(folder);
  const { db, close } = await openStorage(url, folder, { isPooled, hasTimeLimits: false, mustExist });
  let lines: readonly string[];
  try {
    lines = await work(db);
  } finally {
    await close();
  }
  report(lines, S3_BUCKET === undefined ? join(folder, 'media') : `the bucket ${S3_BUCKET}`);
}

function report(lines: readonly string[], media: string): void {
  const counts = Object.entries(countRows(lines));
  const list = counts.map(([name, count]) => `${name}: ${count}`).join(', ');
  process.stdout.write(
    `This was the database (${list}). The contents of the files are not in it: they lie in ${media}, which needs a copy of its own.\n`,
  );
  const empty = counts.filter(([, count]) => count === 0).map(([name]) => `no ${name}`);
  if (empty.length > 0)
    process.stderr.write(
      `Warning: it has ${empty.join(', ')}. Make sure that this is the database you mean.\n`,
    );
}

async function backUpTo(path: string): Promise<void> {
  await withDatabase(true, async (db) => {
    const lines: string[] = [];
    await writeNew(path, async () => {
      await backUp(db, (line) => void lines.push(line));
      return gzipSync(lines.join('\n'));
    });
    return lines;
  });
}

async function restoreFrom(path: string): Promise<void> {
  const lines = readBackup(path);
  await withDatabase(false, async (db) => {
    await restore(db, lines);
    return lines;
  });
}

/** `npm run db:backup -- FILE` and `npm run db:restore -- FILE`, with the settings of the server. */
const [command, ...args] = process.argv.slice(2);
const isRestore = command === 'restore';
await runScript(
  {
    name: isRestore ? 'npm run db:restore' : 'npm run db:backup',
    parameters: ['FILE'],
    help: isRestore
      ? 'Fills an empty database of the settings from the file.\n'
      : 'Writes the database of the settings to a new file, without the files of posts.\n',
  },
  (file = '') => (isRestore ? restoreFrom : backUpTo)(resolve(file)),
  args,
);
