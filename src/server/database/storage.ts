import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from '../settings/startError.ts';
import { openEmbedded } from './embedded.ts';
import { lockFolder } from './lock.ts';
import { noDatabase } from './migrate.ts';
import type { OpenDatabase } from './open.ts';
import { openPostgres, type PostgresOptions } from './postgres.ts';

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
