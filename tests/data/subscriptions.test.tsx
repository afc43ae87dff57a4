import { expect, test, vi } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import type { Subscription } from '#src/api/contract.ts';
import { useSubscribeFree } from '#src/data/subscriptions/calls.ts';
import { useSubscriptions } from '#src/data/subscriptions/useSubscriptions.ts';
import { hold, html, json } from '#tests/api/fakeServer.ts';
import { lookAgain, settle, stopDate } from '#tests/session/calendar.ts';
import { signedIn } from '#tests/session/page.tsx';

const page = (number: number) => `GET /api/subscriptions/my_subscriptions/?page=${number}`;
const first = page(1);

const entry = (id: number, changes: Partial<Subscription> = {}): Subscription => ({
  id,
  author: { id: 7, user_id: 70, name: 'Илья Коваль', role: 'Музыкант', portrait: 'ilya' },
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
  json({ count: results.length, next: null, previous: null, results });

type Answers = Record<string, Response | Promise<Response>>;

/** The page of a person with subscriptions; the list is on the screen twice. */
async function openList(answers: Answers = { [first]: pageOf(entry(1), entry(2)) }) {
  const date = stopDate();
  const onFailure = vi.fn<(message: string) => void>();
  const world = signedIn();
  for (const [call, answer] of Object.entries(answers)) world.server.on(call, answer);
  const useLists = () => ({ list: useSubscriptions(onFailure), other: useSubscriptions(onFailure) });
  const { result, act, unmount } = await renderHook(useLists, { wrapper: world.wrapper });
  const list = () => result.current.list;
  return {
    ...world,
    date,
    onFailure,
    act,
    unmount,
    list,
    ids: () => list().list.map(({ id }) => id),
    loads: () => world.server.count(first),
  };
}

/** The same, loaded. */
async function openLoaded(...options: Parameters<typeof openList>) {
  const opened = await openList(...options);
  await expect.poll(() => opened.list().cachedAt).toBeTypeOf('number');
  return opened;
}

test('before the first load there is nothing, not even a time; while it runs the flag is up', async () => {
  const held = hold();
  const { list } = await openList({ [first]: held.promise });
  await expect.poll(list).toMatchObject({ list: [], isLoading: true, error: undefined, cachedAt: undefined });
  held.release(pageOf(entry(1)));
  await expect.poll(list).toMatchObject({ isLoading: false, cachedAt: Date.now() });
});

test('the list is loaded once on mount, in strict mode and for two who show it', async () => {
  const { ids, loads } = await openLoaded();
  expect(ids()).toEqual([1, 2]);
  expect(loads()).toBe(1);
});

test('within 5 minutes the cache answers, after them the server', async () => {
  const { date, ids, loads, server } = await openLoaded();
  server.on(first, pageOf(entry(3)));
  date.pass(299_999);
  lookAgain();
  await settle();
  expect(loads()).toBe(1);
  date.pass(5001);
  lookAgain();
  await expect.poll(ids).toEqual([3]);
});

test('a forced load asks the server whatever the cache holds', async () => {
  const { server, list, ids, act } = await openLoaded();
  server.on(first, pageOf(entry(3)));
  await act(() => list().refresh());
  expect(ids()).toEqual([3]);
});

test('two who ask at once share one load', async () => {
  const { list, act, loads } = await openLoaded();
  await act(async () => void (await Promise.all([list().refresh(), list().refresh()])));
  expect(loads()).toBe(2);
});

test('every page is loaded, in order', async () => {
  const next = 'https://api.test/?page=next';
  const answers = {
    [first]: json({ results: [entry(1)], next }),
    [page(2)]: json({ results: [entry(2)], next }),
    [page(3)]: json({ results: [entry(3)], next: null }),
  };
  const { ids, server } = await openLoaded(answers);
  expect(ids()).toEqual([1, 2, 3]);
  expect(server.requests.map(({ call }) => call).slice(1)).toEqual([first, page(2), page(3)]);
});

test('a server that always has another page is left in the end', async () => {
  const answer = json({ results: [], next: 'https://api.test/?page=2' });
  const answers = Object.fromEntries(Array.from({ length: 101 }, (_, index) => [page(index + 1), answer]));
  const { server } = await openLoaded(answers);
  expect(server.count(page(100))).toBe(1);
  expect(server.count(page(101))).toBe(0);
});

test.each([
  ['results of null', { results: null }],
  ['an empty object', {}],
  ['entries without an id', [{ author: 1 }, null, 'x']],
])('%s are an empty list', async (_name, reply) => {
  const { ids } = await openLoaded({ [first]: json(reply) });
  expect(ids()).toEqual([]);
});

test('a bare list is the list', async () => {
  const { ids } = await openLoaded({ [first]: json([entry(5)]) });
  expect(ids()).toEqual([5]);
});

test.each([
  ['no answer', undefined, 'Ошибка соединения с сервером. Попробуйте позже.'],
  ['an answer without words', html(500), 'Не\u00a0удалось загрузить список подписок'],
])('%s is told, kept as the error, and leaves the list as it was', async (_name, answer, message) => {
  const { server, onFailure, list, ids, act } = await openLoaded();
  if (answer === undefined) server.refuse(first);
  else server.on(first, answer);
  await act(
    async () =>
      void (await list()
        .refresh()
        .catch(() => undefined)),
  );
  expect(onFailure.mock.calls).toEqual([[message]]);
  expect(list()).toMatchObject({ isLoading: false, error: message });
  expect(ids()).toEqual([1, 2]);
});

test('a first load that fails throws nothing at anybody; the next one that succeeds takes the error away', async () => {
  const { server, list, ids, act } = await openList({});
  await expect.poll(() => list().error).toBe('Ошибка соединения с сервером. Попробуйте позже.');
  server.on(first, pageOf(entry(1)));
  await act(() => list().refresh());
  expect(list().error).toBeUndefined();
  expect(ids()).toEqual([1]);
});

test('a forced load that fails rejects with its error, which is kept and told, too', async () => {
  const { server, onFailure, list, act } = await openLoaded();
  server.on(first, json({ detail: 'Сервер занят.' }, 503));
  await act(async () => {
    await expect(list().refresh()).rejects.toMatchObject({ kind: 'http', status: 503 });
  });
  expect(list().error).toBe('Сервер занят.');
  expect(onFailure).toHaveBeenCalledExactlyOnceWith('Сервер занят.');
});

test('entries are added, removed and changed by id in list and cache', async () => {
  const { list, act, loads } = await openLoaded();
  await act(() => {
    list().add(entry(3));
    list().remove(1);
    list().update(2, { status: 'cancelled' });
    list().update(99, { status: 'expired' });
  });
  expect(list().list).toEqual([entry(2, { status: 'cancelled' }), entry(3)]);
  expect(loads()).toBe(1);
});

test('an answer asked for before an edit does not undo it', async () => {
  const { server, list, ids, act } = await openLoaded();
  const old = hold();
  server.on(first, old.promise);
  const refreshed = list().refresh();
  await act(() => list().remove(1));
  old.release(pageOf(entry(1), entry(2)));
  await act(() => refreshed);
  expect(ids()).toEqual([2]);
});

test('a first answer asked for before an edit is asked for again', async () => {
  const old = hold();
  const { server, list, ids, act, loads } = await openList({ [first]: old.promise });
  await expect.poll(loads).toBe(1);
  server.on(first, pageOf(entry(1), entry(2)));
  await act(() => list().add(entry(2)));
  old.release(pageOf(entry(1)));
  await expect.poll(ids).toEqual([1, 2]);
});

test('clearing empties list, cache and time, and drops what is under way', async () => {
  const { server, onFailure, list, act } = await openLoaded();
  const late = hold();
  server.on(first, late.promise);
  const refreshed = list().refresh();
  await act(() => list().clear());
  late.release(pageOf(entry(1)));
  await act(() => refreshed);
  expect(list()).toMatchObject({ list: [], isLoading: false, error: undefined, cachedAt: undefined });
  expect(onFailure).not.toHaveBeenCalled();
});

test('the list of a person who has logged out meanwhile is nobody’s failure', async () => {
  const late = hold();
  const { session, onFailure, loads, unmount } = await openList({ [first]: late.promise });
  await expect.poll(loads).toBe(1);
  // The page is unmounted together with the session.
  await unmount();
  session.logout();
  late.release(pageOf(entry(1)));
  await settle();
  expect(onFailure).not.toHaveBeenCalled();
});

const subscribing = 'POST /api/subscriptions/subscribe_free/';

test('who subscribes again after a lost answer does it under the same key, until there is an answer', async () => {
  const { server, wrapper } = signedIn();
  const { result, act } = await renderHook(useSubscribeFree, { wrapper });
  const answers = [json({}, 503), undefined, json(entry(1), 201), json(entry(1), 201)];
  const results: boolean[] = [];
  for (const answer of answers) {
    server.on(subscribing, () => answer ?? Promise.reject(new TypeError('cut off')));
    await act(async () => void results.push((await result.current(7)).ok));
  }
  expect(results).toEqual([false, false, true, true]);
  const keys = server.requests
    .filter(({ call }) => call === subscribing)
    .map(({ init }) => new Headers(init.headers).get('idempotency-key'));
  expect(keys[0]).toMatch(/^[0-9a-f]{8}-[0-9a-f-]{27}$/);
  expect(keys).toEqual([keys[0], keys[0], keys[0], keys[3]]);
  expect(keys[3]).not.toBe(keys[0]);
});
