import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, renameSync } from 'node:fs';
import { resolve } from 'node:path';

const cache = resolve('node_modules/.cache');
/** Files that determine the tables. */
const sources = ['src/server/database/migrations/**/*.*', 'node_modules/@electric-sql/pglite/package.json'];

/**
 * Empty tables as a file or folder: to make them takes seconds, so all tests share them until there is another migration.
 * @param name of the file or folder
 * @param make writes it to the path that it is given
 */
export async function keptTables(name: string, make: (path: string) => Promise<void>): Promise<string> {
  const hash = createHash('sha256');
  for (const source of globSync(sources).toSorted()) hash.update(readFileSync(source));
  const path = `${cache}/${name}-${hash.digest('hex').slice(0, 16)}`;
  if (existsSync(path)) return path;
  mkdirSync(cache, { recursive: true });
  const draft = `${path}.${process.pid}`;
  await make(draft);
  try {
    renameSync(draft, path);
  } catch (error) {
    // Another test has made it meanwhile.
    if (!existsSync(path)) throw error;
  }
  return path;
}
