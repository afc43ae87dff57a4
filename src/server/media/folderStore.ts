import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat, statfs, utimes } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { HttpError } from '../http/errors.ts';
import { bytesOf, hashAt, MissingContent, type NewContent, keyOf, type Store } from './store.ts';

/** Default reserve of a disk: so many bytes, or this part of a larger disk. */
const leastReserve = 1_000_000_000;
const reservedPart = 0.05;

/** The disk has no room for a file. */
export class DiskFull extends HttpError {
  constructor() {
    super(507, { detail: 'На сервере кончилось место. Мы уже знаем об этом, попробуйте через час.' });
  }
}

/**
 * Makes sure that a disk has room for a file and the reserve beside it: the database on the same disk cannot start
 * again without any.
 * @param reserve bytes @default 1 GB, or 5 % of a disk where that is more
 * @throws {DiskFull}
 */
export async function checkDisk(folder: string, bytes: number, reserve?: number): Promise<void> {
  const { bavail, blocks, bsize } = await statfs(folder);
  const reserved = reserve ?? Math.max(leastReserve, blocks * bsize * reservedPart);
  if (bavail * bsize < bytes + reserved) throw new DiskFull();
}

/** Milliseconds after which no process can still be writing a content. */
const writingTime = 24 * 3_600_000;

const hasCode = (error: unknown, code: string) =>
  error instanceof Error && 'code' in error && error.code === code;
const isMissing = (error: unknown) => hasCode(error, 'ENOENT');

/** Result of a file operation; `undefined` if the entry is missing. */
const unlessMissing = <Found>(reading: Promise<Found>): Promise<Found | undefined> =>
  reading.catch((error: unknown) => {
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

/** Written under another name first: a partial content never has the name of a complete one. */
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

/** Removes the partial file of a killed process. */
async function removeOldPart(path: string): Promise<void> {
  const found = await unlessMissing(stat(path));
  if (found && found.mtime.getTime() < Date.now() - writingTime) await rm(path, { force: true });
}

/**
 * Contents as files of one folder, which must hold nothing else.
 * @param reserve bytes of its disk that stay free, as `checkDisk` takes them
 */
export function folderStore(folder: string, reserve?: number): Store {
  const pathOf = (hash: string) => join(folder, keyOf(hash));
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
