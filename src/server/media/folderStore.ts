import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { hashAt, MissingContent, placeOf, type Store } from './store.ts';

const isMissing = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT';

/** What the disk says; `undefined` where there is no such entry. */
const unlessMissing = <Found>(asked: Promise<Found>): Promise<Found | undefined> =>
  asked.catch((error: unknown) => {
    if (isMissing(error)) return undefined;
    throw error;
  });

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Under another name first: half a content never has the name of a whole one. */
async function write(path: string, content: Buffer): Promise<void> {
  const folder = dirname(path);
  await mkdir(folder, { recursive: true });
  const part = `${path}.${randomUUID()}.part`;
  try {
    const handle = await open(part, 'wx', 0o640);
    try {
      await handle.writeFile(content);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(part, path);
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
  await syncFolder(folder);
}

/** Contents as files of one folder, of which nothing else is to be kept there. */
export function folderStore(folder: string): Store {
  const pathOf = (hash: string) => join(folder, placeOf(hash));
  return {
    async put(hash, content) {
      const path = pathOf(hash);
      const now = new Date();
      if ((await unlessMissing(stat(path)))?.size === content.length) await utimes(path, now, now);
      else await write(path, content);
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
      const folders = await readdir(folder).catch(() => []);
      for (const name of folders) {
        for (const entry of await readdir(join(folder, name)).catch(() => [])) {
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
