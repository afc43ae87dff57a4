import { createHash } from 'node:crypto';
import type * as fs from 'node:fs/promises';
import { mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { folderStore } from '#src/server/media/index.ts';
import { keyOf } from '#src/server/media/store.ts';
import { temporaryFolder } from './support/serverProcess.ts';

/** Paths in the order of their fsync. */
const synced = vi.hoisted((): string[] => []);

// Reloads the module of the store with these functions of the disk: test files share modules.
vi.hoisted(() => vi.resetModules());
afterAll(() => vi.resetModules());

vi.mock('node:fs/promises', async (original) => {
  const real = await original<typeof fs>();
  const open: typeof real.open = async (path, ...options) => {
    const handle = await real.open(path, ...options);
    const sync = handle.sync.bind(handle);
    return Object.assign(handle, {
      async sync() {
        await sync();
        synced.push(String(path));
      },
    });
  };
  return { ...real, open };
});

beforeEach(() => void synced.splice(0));

const content = Buffer.from('0123456789');
const hash = createHash('sha256').update(content).digest('hex');
const day = 24 * 3600;

async function namesIn(folder: string): Promise<string[]> {
  const names: string[] = [];
  for await (const stored of folderStore(folder).list()) names.push(stored.hash);
  return names;
}

it('a content that is put, once more too, is on the disk with every folder that leads to it', async () => {
  const data = temporaryFolder();
  const folder = join(data, 'media');
  const shelf = dirname(join(folder, keyOf(hash)));
  await folderStore(folder).put(hash, content);
  expect(synced).toEqual([expect.stringMatching(/\.part$/), shelf, folder, data]);
  synced.splice(0);
  await folderStore(folder).put(hash, content);
  expect(synced).toEqual([shelf, folder]);
});

it('what a killed server has left half written goes when contents are listed, after a day', async () => {
  const folder = temporaryFolder();
  await folderStore(folder).put(hash, content);
  const shelf = dirname(join(folder, keyOf(hash)));
  const parts = [`${hash}.old.part`, `${hash}.new.part`];
  for (const part of parts) writeFileSync(join(shelf, part), 'half');
  const before = (seconds: number) => Date.now() / 1000 - seconds;
  utimesSync(join(shelf, `${hash}.old.part`), before(day + 60), before(day + 60));
  utimesSync(join(shelf, `${hash}.new.part`), before(day - 600), before(day - 600));
  expect(await namesIn(folder)).toEqual([hash]);
  expect(readdirSync(shelf).toSorted()).toEqual([hash, `${hash}.new.part`]);
});

it('a folder that cannot be read is no empty one', async () => {
  const folder = temporaryFolder();
  expect(await namesIn(join(folder, 'nothing'))).toEqual([]);
  mkdirSync(join(folder, 'lost+found'));
  writeFileSync(join(folder, 'a0'), 'no folder');
  await expect(namesIn(folder)).rejects.toThrow('ENOTDIR');
  await expect(namesIn(join(folder, 'a0'))).rejects.toThrow('ENOTDIR');
});
