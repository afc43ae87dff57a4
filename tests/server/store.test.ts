import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createStore, folderStore, type Store } from '#src/server/media/index.ts';
import { s3Store } from '#src/server/media/s3Store.ts';
import { MissingContent, StoreAway } from '#src/server/media/store.ts';
import { parseSettings } from '#src/server/settings/parse.ts';
import { hasSwift, makeBucket, startSwift } from './support/swift.ts';

const hashOf = (content: Buffer) => createHash('sha256').update(content).digest('hex');
const hour = 3_600_000;

interface Opened {
  readonly store: Store;
  readonly close: () => Promise<void>;
}

async function openBucket(folder: string): Promise<Opened> {
  const { bucket, stop } = await startSwift(folder);
  await makeBucket(bucket);
  return { store: s3Store(bucket), close: stop };
}

const openFolder = async (folder: string): Promise<Opened> => ({
  store: folderStore(folder),
  close: async () => undefined,
});

const stores: readonly [name: string, isThere: boolean, open: (folder: string) => Promise<Opened>][] = [
  ['a folder', true, openFolder],
  ['a bucket of S3 (needs Debian’s Swift)', hasSwift, openBucket],
];

describe.each(stores)('a store in %s', (_, isThere, open) => {
  const folder = mkdtempSync(join(tmpdir(), 'store-'));
  let opened: Opened;
  beforeAll(async () => {
    if (isThere) opened = await open(folder);
  }, 60_000);
  afterAll(async () => {
    if (isThere) await opened.close();
    rmSync(folder, { recursive: true, force: true });
  });

  async function put(text: string): Promise<string> {
    const content = Buffer.from(text);
    await opened.store.put(hashOf(content), content);
    return hashOf(content);
  }
  async function all(): Promise<string[]> {
    const hashes: string[] = [];
    for await (const { hash } of opened.store.list()) hashes.push(hash);
    return hashes;
  }

  it.skipIf(!isThere)('gives back what was put there, all of it or a part', async () => {
    const hash = await put('0123456789');
    const whole = await opened.store.read({ hash, bytes: 10 });
    expect(await buffer(whole)).toEqual(Buffer.from('0123456789'));
    const part = await opened.store.read({ hash, bytes: 10 }, { start: 2, end: 4 });
    expect(await buffer(part)).toEqual(Buffer.from('234'));
  });

  it.skipIf(!isThere)('has two megabytes as they were', async () => {
    const content = Buffer.alloc(2_000_000, 'соавтор');
    const hash = hashOf(content);
    await opened.store.put(hash, content);
    const stored = await opened.store.read({ hash, bytes: content.length });
    expect(hashOf(await buffer(stored))).toBe(hash);
  });

  it.skipIf(!isThere)('says when a content is not there, or not of its length', async () => {
    const hash = hashOf(Buffer.from('nobody has put this'));
    await expect(opened.store.read({ hash, bytes: 19 })).rejects.toThrow(MissingContent);
    const shorter = { hash: await put('0123456789'), bytes: 11 };
    await expect(opened.store.read(shorter)).rejects.toThrow(MissingContent);
    await expect(opened.store.read(shorter, { start: 2, end: 4 })).rejects.toThrow(MissingContent);
  });

  it.skipIf(!isThere)('names all that it has, each once, with the time when it came', async () => {
    const hash = await put('named');
    await put('named');
    expect((await all()).filter((each) => each === hash)).toHaveLength(1);
    for await (const { putAt } of opened.store.list())
      expect(Math.abs(putAt.getTime() - Date.now())).toBeLessThan(60_000);
  });

  it.skipIf(!isThere)('removes what is old, and leaves what was put there since', async () => {
    const hash = await put('removed');
    await opened.store.remove(hash, new Date(Date.now() - hour));
    expect(await all()).toContain(hash);
    await opened.store.remove(hash, new Date(Date.now() + hour));
    expect(await all()).not.toContain(hash);
    await opened.store.remove(hash, new Date(Date.now() + hour));
  });
});

describe('a bucket', () => {
  const unreachable = {
    endpoint: 'http://127.0.0.1:9',
    name: 'media',
    region: 'us-east-1',
    accessKeyId: 'a',
    secretAccessKey: 'b',
  };

  it('that cannot be reached fails, and is not taken for an empty one', async () => {
    const store = s3Store(unreachable);
    const hash = hashOf(Buffer.from('a'));
    await expect(store.put(hash, Buffer.from('a'))).rejects.toThrow(StoreAway);
    await expect(store.read({ hash, bytes: 1 })).rejects.toThrow(StoreAway);
  });

  const whole = {
    S3_ENDPOINT: 'https://storage.example',
    S3_BUCKET: 'media',
    S3_ACCESS_KEY_ID: 'a',
    S3_SECRET_ACCESS_KEY: 'b',
  };

  it.each(Object.keys(whole))('that is named without %s starts nothing', (name) => {
    expect(() => parseSettings({ ...whole, [name]: ' ' })).toThrow(
      new RegExp(`^A bucket of S3 is named without ${name}\\. Set all of .*\\.$`),
    );
  });

  it('is nothing that nginx could send', () => {
    expect(() => parseSettings({ ...whole, MEDIA_ACCEL: '/stored/' })).toThrow(
      /^MEDIA_ACCEL: nginx has no files/,
    );
    expect(parseSettings({ MEDIA_ACCEL: '/stored/' }).MEDIA_ACCEL).toBe('/stored/');
  });

  it('that is named whole is taken', () => {
    expect(createStore(parseSettings(whole), '/data')).toHaveProperty('put');
  });
});
