import { createHash } from 'node:crypto';
import {
  existsSync,
  globSync,
  mkdirSync,
  openAsBlob,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { embeddedPool } from '#src/server/database/embeddedPool.ts';
import type { OpenDatabase } from '#src/server/database/index.ts';
import { updateTables } from '#src/server/database/migrate.ts';
import { executeOn, queriesOf } from '#src/server/database/queries.ts';

const cache = 'node_modules/.cache';
/** What decides how the file looks. */
const sources = ['src/server/database/migrations/**/*.*', 'node_modules/@electric-sql/pglite/package.json'];

async function openPool(image?: Blob) {
  const database = await PGlite.create(image && { loadDataDir: image });
  const pool = embeddedPool(database, (error) => {
    throw error;
  });
  return { database, pool, warnings: await updateTables(pool) };
}

/** A database with empty tables as a file: to make one takes seconds, so all tests share it until there is another migration. */
async function emptyTables(): Promise<Blob> {
  const hash = createHash('sha256');
  for (const source of globSync(sources).toSorted()) hash.update(readFileSync(source));
  const path = `${cache}/tables-${hash.digest('hex').slice(0, 16)}.tar`;
  if (!existsSync(path)) {
    const { database, pool } = await openPool();
    const image = await database.dumpDataDir('none');
    await pool.end();
    await database.close();
    mkdirSync(cache, { recursive: true });
    // Another test may be making it, too.
    writeFileSync(`${path}.${process.pid}`, Buffer.from(await image.arrayBuffer()));
    renameSync(`${path}.${process.pid}`, path);
  }
  return openAsBlob(path);
}

/** The embedded database in memory. */
export async function openInMemory(): Promise<OpenDatabase> {
  const { database, pool, warnings } = await openPool(await emptyTables());
  return {
    execute: executeOn(pool),
    db: queriesOf(pool),
    warnings,
    async close() {
      await pool.end();
      await database.close();
    },
  };
}
