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
 * Puts a finished build in the place of the one before, so that nobody ever reads half of it.
 * @param next the finished build, on the same file system
 * @param place where it goes
 */
export async function swapIn(next: string, place: string): Promise<void> {
  const old = `${next}.old`;
  // There is none yet, or it came with the image of a container: such a folder cannot be moved.
  await rename(place, old).catch(() => rm(place, { recursive: true, force: true }));
  await rename(next, place);
  await rm(old, { recursive: true, force: true });
}
