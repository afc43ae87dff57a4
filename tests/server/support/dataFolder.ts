import { constants } from 'node:fs';
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { openEmbedded } from '#src/server/database/index.ts';
import { temporaryFolder } from './serverProcess.ts';
import { keptTables } from './tablesCache.ts';

/**
 * A `DATA_DIR` whose embedded database has its tables, but nothing in them: for tests that are not about the first start
 * of a server, which takes seconds to make them. Gone after the test.
 */
export async function dataFolder(): Promise<string> {
  const kept = await keptTables('database', async (path) => (await openEmbedded(path)).close());
  const folder = temporaryFolder();
  await cp(kept, join(folder, 'database'), { recursive: true, mode: constants.COPYFILE_FICLONE });
  return folder;
}
