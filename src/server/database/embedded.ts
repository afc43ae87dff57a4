import { PGlite } from '@electric-sql/pglite';
import { StartError } from '../startError.ts';
import { embeddedPool } from './embeddedPool.ts';
import { updateTables } from './migrate.ts';
import type { OpenDatabase } from './open.ts';
import { queriesOf } from './queries.ts';
import { reasonOf } from './violations.ts';

/**
 * Opens the embedded database and brings its tables up to date. The caller holds the folder's lock.
 * @param folder absent: in memory, for tests
 * @throws {StartError} when the folder holds something that is not a database of ours
 */
export async function openEmbedded(folder?: string): Promise<OpenDatabase> {
  try {
    const database = await PGlite.create(folder === undefined ? {} : { dataDir: folder });
    const pool = embeddedPool(database);
    const warnings = await updateTables(pool);
    return {
      db: queriesOf(pool),
      warnings,
      async close() {
        await pool.end();
        await database.close();
      },
    };
  } catch (error) {
    throw new StartError(
      `The database in ${folder ?? 'memory'} cannot be opened (${reasonOf(error)}). Restore a backup of the folder or set another DATA_DIR.`,
    );
  }
}
