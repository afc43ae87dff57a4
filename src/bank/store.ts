import { mkdir, open, readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { emptyState, type State } from './state.ts';

/** The file of the bank is damaged. */
export class BrokenState extends Error {}

/** Another process has the folder. */
export class FolderInUse extends Error {}

/**
 * Takes the folder for this process; the lock belongs to the kernel, and is free when its holder dies.
 * @returns gives it back
 * @throws {FolderInUse} when another process has it
 */
export async function lockFolder(folder: string): Promise<() => void> {
  await mkdir(folder, { recursive: true });
  const lock = new DatabaseSync(join(folder, 'bank.lock'));
  try {
    lock.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    // SQLITE_BUSY
    if (!(error instanceof Error && 'errcode' in error && error.errcode === 5)) throw error;
    throw new FolderInUse(`${folder} is in use by another test bank. Stop it or set another BANK_DIR.`);
  }
  return () => lock.close();
}

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT';

/**
 * The state of the last run, or an empty one.
 * @throws {BrokenState} when the file cannot be read as JSON
 */
export async function readState(folder: string): Promise<State> {
  const path = join(folder, 'bank.json');
  try {
    // Only the bank writes this file. Fields may be missing when an older version wrote it.
    return { ...emptyState(), ...(JSON.parse(await readFile(path, 'utf8')) as State) };
  } catch (error) {
    if (isMissing(error)) return emptyState();
    if (!(error instanceof SyntaxError)) throw error;
    throw new BrokenState(`${path} is damaged. Delete it: the test bank will begin with nothing.`);
  }
}

async function replaceFile(folder: string, text: string): Promise<void> {
  const path = join(folder, 'bank.json');
  const file = await open(`${path}.part`, 'w', 0o600);
  try {
    await file.writeFile(text);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(`${path}.part`, path);
  const directory = await open(folder);
  try {
    await directory.sync();
  } finally {
    await directory.close();
  }
}

/**
 * How to save the state: whoever calls waits until a write that began after the call has ended. Calls during a write
 * share the next one.
 */
export function createSave(folder: string, state: State): () => Promise<void> {
  let current: Promise<void> = Promise.resolve();
  let next: Promise<void> | undefined;
  return () => {
    next ??= current
      .catch(() => undefined)
      .then(() => {
        next = undefined;
        current = replaceFile(folder, JSON.stringify(state));
        return current;
      });
    return next;
  };
}
