import 'fake-indexeddb/auto';
import { beforeEach, expect, test, vi } from 'vitest';
import { forgetUploads } from '#src/data/uploads/forget.ts';
import { createShelf } from '#src/data/uploads/shelf.ts';

const item = { key: 'a', user: 1, place: 'draft 1', kind: 'audio', name: 'песня.mp3', bytes: 10 } as const;
const file = new Blob(['0123456789']);

beforeEach(forgetUploads);

test('what is on its way is kept with its bytes, for its person alone', async () => {
  const shelf = createShelf();
  await shelf.put({ ...item, file });
  await shelf.put({ ...item, key: 'b', user: 2 });
  const [kept, ...others] = await createShelf().of(1);
  expect(others).toEqual([]);
  expect(kept).toMatchObject(item);
  expect(await kept?.file?.text()).toBe('0123456789');
});

test('of what is too large for the device only the rest is kept', async () => {
  const shelf = createShelf();
  await shelf.put({ ...item, bytes: 60_000_000, file });
  await shelf.put({ ...item, key: 'b', kind: 'file', file });
  expect((await shelf.of(1)).map((kept) => kept.file)).toEqual([undefined, undefined]);
});

test('what has ended is kept no more, and a logout leaves nothing', async () => {
  const shelf = createShelf();
  await shelf.put({ ...item, file });
  await shelf.put({ ...item, key: 'b', file });
  await shelf.remove('a');
  expect((await shelf.of(1)).map(({ key }) => key)).toEqual(['b']);
  forgetUploads();
  expect(await createShelf().of(1)).toEqual([]);
  await shelf.put(item);
  expect((await shelf.of(1)).map(({ key }) => key)).toEqual(['a']);
});

test('without storage nothing is kept and nothing fails', async () => {
  vi.stubGlobal('indexedDB', undefined);
  const shelf = createShelf();
  await shelf.put({ ...item, file });
  expect(await shelf.of(1)).toEqual([]);
  forgetUploads();
  vi.unstubAllGlobals();
});
