import { expect, test, vi } from 'vitest';
import type { Subscription } from '#src/api/contract.ts';
import { malformed, offline } from '#src/api/errors.ts';
import { fail, type Result, succeed } from '#src/api/result.ts';
import { createSubscriptions } from '#src/subscriptions/index.ts';
import { createFakeClock } from '#tests/api/fakeClock.ts';

const entry = (id: number, changes: Partial<Subscription> = {}): Subscription => ({
  id,
  author: { id: 7, name: 'Илья Коваль', role: 'Музыкант', portrait: 'ilya' },
  tier: null,
  price: null,
  currency: 'RUB',
  status: 'active',
  created_at: '2026-01-01T00:00:00Z',
  paid_until: null,
  cancelled_at: null,
  ...changes,
});

const pageOf = (...results: Subscription[]) =>
  succeed({ count: results.length, next: null, previous: null, results });

/** An answer given when the test likes. */
function hold() {
  let release: (result: Result<unknown>) => void = () => {};
  const promise = new Promise<Result<unknown>>((resolve) => {
    release = resolve;
  });
  return { promise, release };
}

function setUp() {
  const clock = createFakeClock();
  const load = vi.fn<(page: number) => Promise<Result<unknown>>>();
  const onFailure = vi.fn<(message: string) => void>();
  load.mockResolvedValue(pageOf(entry(1), entry(2)));
  const subscriptions = createSubscriptions({ clock, load, onFailure });
  const ids = () => subscriptions.getSnapshot().list.map(({ id }) => id);
  return { clock, load, onFailure, subscriptions, ids };
}

test('before the first load there is nothing, not even a time', () => {
  expect(setUp().subscriptions.getSnapshot()).toEqual({
    isLoading: false,
    error: undefined,
    list: [],
    cachedAt: undefined,
  });
});

test('while the list loads the flag is up; then the list and its time are there', async () => {
  const { clock, subscriptions, ids } = setUp();
  const loaded = subscriptions.read();
  expect(subscriptions.getSnapshot().isLoading).toBe(true);
  expect(await loaded).toEqual(succeed([entry(1), entry(2)]));
  expect(subscriptions.getSnapshot()).toMatchObject({ isLoading: false, cachedAt: clock.now() });
  expect(ids()).toEqual([1, 2]);
});

test('within 5 minutes the cache answers, after them the server', async () => {
  const { clock, load, subscriptions } = setUp();
  await subscriptions.read();
  clock.advance(299_999);
  expect(await subscriptions.read()).toEqual(succeed([entry(1), entry(2)]));
  expect(load).toHaveBeenCalledTimes(1);
  clock.advance(1);
  await subscriptions.read();
  expect(load).toHaveBeenCalledTimes(2);
});

test('a forced load asks the server whatever the cache holds', async () => {
  const { load, subscriptions, ids } = setUp();
  await subscriptions.read();
  load.mockResolvedValue(pageOf(entry(3)));
  await subscriptions.refresh();
  expect(ids()).toEqual([3]);
});

test('two who ask at once share one load', async () => {
  const { load, subscriptions } = setUp();
  await Promise.all([subscriptions.read(), subscriptions.refresh()]);
  expect(load).toHaveBeenCalledTimes(1);
});

test('every page is loaded, in order', async () => {
  const { load, subscriptions, ids } = setUp();
  load.mockImplementation(async (page) =>
    succeed({ results: [entry(page)], next: page < 3 ? 'https://api.test/?page=next' : null }),
  );
  await subscriptions.read();
  expect(load.mock.calls).toEqual([[1], [2], [3]]);
  expect(ids()).toEqual([1, 2, 3]);
});

test('a server that always has another page is left in the end', async () => {
  const { load, subscriptions } = setUp();
  load.mockResolvedValue(succeed({ results: [], next: 'https://api.test/?page=2' }));
  await subscriptions.read();
  expect(load).toHaveBeenCalledTimes(100);
});

test.each([
  ['results of null', { results: null }],
  ['an empty object', {}],
  ['entries without an id', [{ author: 1 }, null, 'x']],
])('%s are an empty list', async (_name, reply) => {
  const { load, subscriptions } = setUp();
  load.mockResolvedValue(succeed(reply));
  expect(await subscriptions.read()).toEqual(succeed([]));
});

test('a bare list is the list', async () => {
  const { load, subscriptions, ids } = setUp();
  load.mockResolvedValue(succeed([entry(5)]));
  await subscriptions.read();
  expect(ids()).toEqual([5]);
});

test.each([
  ['no answer', offline, 'Ошибка соединения с сервером. Попробуйте позже.'],
  ['an answer without words', malformed, 'Не удалось загрузить список подписок'],
])('%s is told, kept as the error, and leaves the list as it was', async (_name, error, message) => {
  const { load, onFailure, subscriptions, ids } = setUp();
  await subscriptions.read();
  load.mockResolvedValue(fail(error));
  expect(await subscriptions.refresh()).toEqual(fail(error));
  expect(onFailure.mock.calls).toEqual([[message]]);
  expect(subscriptions.getSnapshot()).toMatchObject({ isLoading: false, error: message });
  expect(ids()).toEqual([1, 2]);
});

test('the next load that succeeds takes the error away', async () => {
  const { load, subscriptions } = setUp();
  load.mockResolvedValueOnce(fail(offline));
  await subscriptions.read();
  await subscriptions.read();
  expect(subscriptions.getSnapshot().error).toBeUndefined();
});

test('entries are added, removed and changed by id in list and cache', async () => {
  const { load, subscriptions } = setUp();
  await subscriptions.read();
  subscriptions.add(entry(3));
  subscriptions.remove(1);
  subscriptions.update(2, { status: 'cancelled' });
  subscriptions.update(99, { status: 'expired' });
  expect(await subscriptions.read()).toEqual(succeed([entry(2, { status: 'cancelled' }), entry(3)]));
  expect(load).toHaveBeenCalledTimes(1);
});

test('an answer asked for before an edit does not undo it', async () => {
  const { load, subscriptions, ids } = setUp();
  await subscriptions.read();
  const old = hold();
  load.mockReturnValueOnce(old.promise).mockResolvedValueOnce(pageOf(entry(2)));
  const refreshed = subscriptions.refresh();
  subscriptions.remove(1);
  old.release(pageOf(entry(1), entry(2)));
  await refreshed;
  expect(ids()).toEqual([2]);
});

test('clearing empties list, cache and time, and drops what is under way', async () => {
  const { load, onFailure, subscriptions } = setUp();
  await subscriptions.read();
  const late = hold();
  load.mockReturnValueOnce(late.promise);
  const refreshed = subscriptions.refresh();
  subscriptions.clear();
  late.release(pageOf(entry(1)));
  await refreshed;
  expect(subscriptions.getSnapshot()).toEqual({
    isLoading: false,
    error: undefined,
    list: [],
    cachedAt: undefined,
  });
  expect(onFailure).not.toHaveBeenCalled();
});
