import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { compress } from '#src/site/compress.ts';

/** Writes `.br` and `.gz` beside every file of `folder` whose name ends like that. */
export async function compressFolder(folder: string, ending: RegExp): Promise<void> {
  const names = await readdir(folder, { recursive: true });
  for (const name of names.filter((file) => ending.test(file))) {
    const path = join(folder, name);
    const { br, gzip } = await compress(await readFile(path));
    await writeFile(`${path}.br`, br);
    await writeFile(`${path}.gz`, gzip);
  }
}
