import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { checkDisk, DiskFull } from './disk.ts';
import { bytesOf, hashAt, MissingContent, type NewContent, placeOf, type Store } from './store.ts';

/** Milliseconds after which nobody is still writing a content. */
const writingTime = 24 * 3_600_000;

const hasCode = (error: unknown, code: string) =>
  error instanceof Error && 'code' in error && error.code === code;
const isMissing = (error: unknown) => hasCode(error, 'ENOENT');

/** What the disk says; `undefined` where there is no such entry. */
const unlessMissing = <Found>(asked: Promise<Found>): Promise<Found | undefined> =>
  asked.catch((error: unknown) => {
    if (isMissing(error)) return undefined;
    throw error;
  });

const entriesOf = async (folder: string): Promise<string[]> => (await unlessMissing(readdir(folder))) ?? [];

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Under another name first: half a content never has the name of a whole one. */
async function write(path: string, content: NewContent): Promise<void> {
  const part = `${path}.${randomUUID()}.part`;
  try {
    const handle = await open(part, 'wx', 0o640);
    try {
      await handle.writeFile(Buffer.isBuffer(content) ? content : createReadStream(content.path));
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(part, path);
  } catch (error) {
    await rm(part, { force: true });
    throw hasCode(error, 'ENOSPC') ? new DiskFull() : error;
  }
}

/** What a process that was killed has left behind of a content. */
async function removeOldPart(path: string): Promise<void> {
  const found = await unlessMissing(stat(path));
  if (found && found.mtime.getTime() < Date.now() - writingTime) await rm(path, { force: true });
}

/**
 * Contents as files of one folder, which must hold nothing else.
 * @param reserve bytes of its disk that stay free, as `checkDisk` takes them
 */
export function folderStore(folder: string, reserve?: number): Store {
  const pathOf = (hash: string) => join(folder, placeOf(hash));
  return {
    async put(hash, content) {
      const path = pathOf(hash);
      const now = new Date();
      const made = await mkdir(dirname(path), { recursive: true });
      if ((await unlessMissing(stat(path)))?.size === bytesOf(content)) await utimes(path, now, now);
      else {
        await checkDisk(dirname(path), bytesOf(content), reserve);
        await write(path, content);
      }
      // Also what another server has made a moment ago: its names may not be on the disk yet.
      for (const entered of [dirname(path), folder, ...(made === folder ? [dirname(folder)] : [])])
        await syncFolder(entered);
    },

    async read(content, range) {
      const handle = await unlessMissing(open(pathOf(content.hash)));
      if (handle === undefined) throw new MissingContent(content);
      try {
        if ((await handle.stat()).size !== content.bytes) throw new MissingContent(content);
        return handle.createReadStream(range);
      } catch (error) {
        await handle.close();
        throw error;
      }
    },

    async *list() {
      const folders = (await entriesOf(folder)).filter((name) => /^[0-9a-f]{2}$/.test(name));
      for (const name of folders) {
        for (const entry of await entriesOf(join(folder, name))) {
          if (entry.endsWith('.part')) await removeOldPart(join(folder, name, entry));
          const hash = hashAt(entry);
          const found = hash === undefined ? undefined : await unlessMissing(stat(pathOf(hash)));
          if (hash !== undefined && found) yield { hash, putAt: found.mtime };
        }
      }
    },

    async remove(hash, before) {
      const path = pathOf(hash);
      const found = await unlessMissing(stat(path));
      if (found && found.mtime < before) await rm(path, { force: true });
    },
  };
}
