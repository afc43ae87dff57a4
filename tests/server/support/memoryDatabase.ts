import { readFileSync, writeFileSync } from 'node:fs';
import { prepareEmbedded, startEmbedded } from '#src/server/database/embedded.ts';
import type { OpenDatabase } from '#src/server/database/index.ts';
import { keptTables } from './tablesCache.ts';

/** A database with empty tables as a file. */
async function emptyTables(): Promise<Blob> {
  const path = await keptTables('tables.tar', async (draft) => {
    const database = await startEmbedded();
    await prepareEmbedded(database);
    const image = await database.dumpDataDir('none');
    await database.close();
    writeFileSync(draft, Buffer.from(await image.arrayBuffer()));
  });
  // Read at once: another process that began to make it, too, may replace the file.
  return new Blob([readFileSync(path)]);
}

/** The embedded database in memory. */
export const openInMemory = async (): Promise<OpenDatabase> =>
  prepareEmbedded(await startEmbedded(undefined, { loadDataDir: await emptyTables() }));

let shared: Promise<OpenDatabase> | undefined;

/**
 * The embedded database that the test files of a process use one after another; each empties what it reads. With one of
 * their own each, V8 compiles and releases so much code that it may die of it: https://github.com/nodejs/node/issues/64500
 */
export async function openSharedInMemory(): Promise<OpenDatabase> {
  shared ??= openInMemory();
  const database = await shared;
  // Removes rows that the previous file deleted: an embedded database never vacuums by itself.
  await database.execute('vacuum');
  return { ...database, close: async () => undefined };
}
