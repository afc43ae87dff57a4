import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished } from 'vitest';

/**
 * Mounts a file system for the length of a test.
 * @param options of the command `mount`
 * @returns whether this user may mount one
 */
export function mount(folder: string, ...options: readonly string[]): boolean {
  mkdirSync(folder, { recursive: true });
  try {
    execFileSync('mount', [...options, folder], { stdio: 'ignore' });
  } catch {
    return false;
  }
  onTestFinished(() => void spawnSync('umount', ['--lazy', folder]));
  return true;
}

/**
 * Takes all the room that is left on the disk of a folder.
 * @returns gives it back
 */
export function fillDisk(folder: string): () => void {
  const ballast = join(folder, 'ballast');
  const { bavail, bsize } = statfsSync(folder);
  // A megabyte more than there is.
  expect(() => writeFileSync(ballast, Buffer.alloc(bavail * bsize + 1_048_576))).toThrow('ENOSPC');
  return () => rmSync(ballast);
}
