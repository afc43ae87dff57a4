import { openAsBlob, writeFileSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { embeddedPool } from '#src/server/database/embeddedPool.ts';
import type { OpenDatabase } from '#src/server/database/index.ts';
import { updateTables } from '#src/server/database/migrate.ts';
import { executeOn, queriesOf } from '#src/server/database/queries.ts';
import { keptTables } from './tablesCache.ts';

async function openPool(image?: Blob) {
  const database = await PGlite.create(image && { loadDataDir: image });
  const pool = embeddedPool(database, (error) => {
    throw error;
  });
  return { database, pool, warnings: await updateTables(pool) };
}

/** A database with empty tables as a file. */
async function emptyTables(): Promise<Blob> {
  const path = await keptTables('tables.tar', async (draft) => {
    const { database, pool } = await openPool();
    const image = await database.dumpDataDir('none');
    await pool.end();
    await database.close();
    writeFileSync(draft, Buffer.from(await image.arrayBuffer()));
  });
  return openAsBlob(path);
}

/** The embedded database in memory. */
export async function openInMemory(): Promise<OpenDatabase> {
  const { database, pool, warnings } = await openPool(await emptyTables());
  const execute = executeOn(pool);
  const db = queriesOf(pool);
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
}

let shared: Promise<OpenDatabase> | undefined;

/**
 * The embedded database that the test files of a process use one after another; each empties what it reads. With one of
 * their own each, V8 compiles and releases so much code that it may die of it: https://github.com/nodejs/node/issues/64500
 */
export async function openSharedInMemory(): Promise<OpenDatabase> {
  shared ??= openInMemory();
  const database = await shared;
  // What the file before has deleted: nothing else removes it from an embedded database.
  await database.execute('vacuum');
  return { ...database, close: async () => undefined };
}
