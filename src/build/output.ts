import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
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

/**
 * Replaces the previous build by a finished one, so that nobody ever reads half of it.
 * @param next the finished build, on the same file system
 * @param target folder of the build
 */
export async function swapIn(next: string, target: string): Promise<void> {
  const old = `${next}.old`;
  // A first build replaces nothing, and a folder that came with the image of a container cannot be moved.
  await rename(target, old).catch(() => rm(target, { recursive: true, force: true }));
  await rename(next, target);
  await rm(old, { recursive: true, force: true });
}
