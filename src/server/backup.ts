import { once } from 'node:events';
import { createReadStream, createWriteStream } from 'node:fs';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { finished } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { backUp, openStorage, prepareFolder, restore, type Database } from './database/index.ts';
import { describeFailure } from './describeFailure.ts';
import { parseSettings } from './settings/index.ts';
import { StartError } from './startError.ts';

/** Writes beside nothing: an existing file stays as it is. */
async function backUpTo(db: Database, path: string): Promise<void> {
  const file = createWriteStream(path, { flags: 'wx', mode: 0o600 });
  await once(file, 'open');
  const gzip = createGzip();
  gzip.pipe(file);
  await backUp(db, (line) => void gzip.write(`${line}\n`));
  gzip.end();
  await finished(file);
}

async function restoreFrom(db: Database, path: string): Promise<void> {
  const file = createReadStream(path);
  await once(file, 'open');
  const lines = createInterface({ input: file.pipe(createGunzip()), crlfDelay: Infinity });
  await restore(db, lines);
}

/** `npm run db:backup -- FILE` and `npm run db:restore -- FILE`, with the settings of the server. */
async function main(command: string | undefined, path: string | undefined): Promise<void> {
  if (path === undefined) throw new StartError(`Name the file: npm run db:${command} -- backup.gz`);
  const { DATABASE_URL: url, DATA_DIR } = parseSettings(process.env);
  const folder = resolve(DATA_DIR);
  prepareFolder(folder);
  const { db, close } = await openStorage(url, folder, {});
  try {
    await (command === 'restore' ? restoreFrom : backUpTo)(db, resolve(path));
  } finally {
    await close();
  }
}

const [command, path] = process.argv.slice(2);
try {
  await main(command, path);
} catch (error) {
  process.stderr.write(`${describeFailure(error)}\n`);
  process.exitCode = 1;
}
