import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { deleteDB } from 'idb';
import { beforeEach, expect, test, vi } from 'vitest';
import { createDeviceStore, type LocalDraft } from '#src/data/writing/deviceStore.ts';
import { textOf } from './world.ts';

const [anna, boris] = [1, 2];
const kept = (changes: Partial<LocalDraft> = {}): LocalDraft => ({
  user: anna,
  place: '7',
  version: 1,
  content: textOf('Раз'),
  base: undefined,
  save: undefined,
  keptAt: 0,
  ...changes,
});

beforeEach(() => vi.stubGlobal('indexedDB', new IDBFactory()));

test('a device gives back what it keeps of each person and post', async () => {
  const store = createDeviceStore();
  const all = [kept(), kept({ place: '8' }), kept({ user: boris })];
  for (const one of all) expect(await store.write(one)).toBe(true);
  expect(await createDeviceStore().read(anna, '7')).toEqual(all[0]);
  expect(await store.list(anna)).toEqual([all[0], all[1]]);
  expect(await store.read(boris, '8')).toBeUndefined();
});

test('of two tabs the one that knows less changes nothing', async () => {
  const [one, other] = [createDeviceStore(), createDeviceStore()];
  await one.write(kept());
  expect(await other.write(kept({ content: textOf('Два') }))).toBe(false);
  expect(await other.remove(anna, '7', 2)).toBe(false);
  expect(await one.read(anna, '7')).toEqual(kept());
  expect(await other.write(kept({ version: 2 }))).toBe(true);
  expect(await one.remove(anna, '7', 2)).toBe(true);
  expect(await one.list(anna)).toEqual([]);
});

test('a new post moves to the place that the server has given it', async () => {
  const store = createDeviceStore();
  await store.write(kept({ place: 'new' }));
  expect(await store.write(kept({ version: 2 }), 'new')).toBe(true);
  expect((await store.list(anna)).map(({ place }) => place)).toEqual(['7']);
});

test('a person who leaves takes only what is their own', async () => {
  const store = createDeviceStore();
  await store.write(kept());
  await store.write(kept({ user: boris }));
  await store.clear(anna);
  expect([await store.list(anna), await store.list(boris)]).toEqual([[], [kept({ user: boris })]]);
});

test('a store that is open is in nobody’s way who deletes it, and begins anew', async () => {
  const store = createDeviceStore();
  await store.write(kept());
  await deleteDB('writing');
  expect(await store.list(anna)).toEqual([]);
  expect(await store.write(kept())).toBe(true);
});

test('a browser that forbids it says so each time, until it does not', async () => {
  const { open } = indexedDB;
  const store = createDeviceStore();
  indexedDB.open = () => {
    throw new DOMException('Forbidden', 'SecurityError');
  };
  await expect(store.write(kept())).rejects.toThrow('Forbidden');
  indexedDB.open = open;
  expect(await store.write(kept())).toBe(true);
});
