import { rename, rm } from 'node:fs/promises';

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
