import { expect, test } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import { type OwnTier, useTierCalls, useTiers } from '#src/data/tiers/tiers.ts';
import { useTierOrder } from '#src/data/tiers/useTierOrder.ts';
import { hold, json } from '#tests/api/fakeServer.ts';
import { settle } from '#tests/session/calendar.ts';
import { signedIn } from '#tests/session/page.tsx';

const tier = (id: number, changes: Partial<OwnTier> = {}): OwnTier => ({
  id,
  name: `Уровень ${id}`,
  description: '',
  price: 50_000,
  places: null,
  hidden: false,
  archived: false,
  members: 0,
  ...changes,
});
const listOf = (...ids: number[]) => json({ results: ids.map((id) => tier(id)), free: 3 });

const loading = 'GET /api/tiers/';
const creating = 'POST /api/tiers/';
const ordering = 'PUT /api/tiers/order/';

async function open() {
  const world = signedIn();
  world.server.on(loading, listOf(1, 2, 3));
  const useAll = () => ({ ...useTiers(), ...useTierCalls(), order: useTierOrder() });
  const { result, act } = await renderHook(useAll, { wrapper: world.wrapper });
  await expect.poll(() => result.current.tiers).toBeDefined();
  return {
    ...world,
    act,
    hook: () => result.current,
    ids: () => result.current.tiers?.results.map(({ id }) => id),
  };
}

const fields = { name: 'Ложа', description: '', price: 90_000, places: null, hidden: false };

test('a tier that is made stands last; who tries again after a lost answer makes no second one', async () => {
  const { server, act, hook, ids } = await open();
  await act(async () => void (await hook().create(fields)));
  server.on(creating, json(tier(4, fields), 201));
  await act(async () => void (await hook().create(fields)));
  expect(ids()).toEqual([1, 2, 3, 4]);
  const keys = server.requests
    .filter(({ call }) => call === creating)
    .map(({ init }) => new Headers(init.headers).get('idempotency-key'));
  expect(keys[0]).toMatch(/^[0-9a-f]{8}-/);
  expect(keys).toEqual([keys[0], keys[0]]);
});

test('a changed tier is shown as the server has it, a refused change leaves it', async () => {
  const { server, act, hook } = await open();
  server.on('PATCH /api/tiers/2/', json(tier(2, { archived: true })));
  await act(async () => void (await hook().update(2, { archived: true })));
  expect(hook().tiers?.results[1]?.archived).toBe(true);
  server.on('PATCH /api/tiers/1/', json({ price: ['Назначьте цену'] }, 400));
  let reply: unknown;
  await act(async () => void (reply = await hook().update(1, { price: 0 })));
  expect(reply).toMatchObject({ ok: false });
  expect(hook().tiers?.results[0]).toEqual(tier(1));
});

test('another order is shown before the server has answered', async () => {
  const { server, act, hook, ids } = await open();
  const held = hold();
  server.on(ordering, held.promise);
  let ordered: Promise<unknown> | undefined;
  await act(async () => void (ordered = hook().order([3, 1, 2])));
  await expect.poll(ids).toEqual([3, 1, 2]);
  held.release(listOf(3, 1, 2));
  await act(async () => void (await ordered));
  expect(ids()).toEqual([3, 1, 2]);
  expect(server.requests.find(({ call }) => call === ordering)?.body).toEqual({ tiers: [3, 1, 2] });
});

test('an order that the server does not have is taken back, with no connection, too', async () => {
  const { server, act, hook, ids } = await open();
  server.refuse();
  await act(async () => void (await hook().order([3, 1, 2])));
  await expect.poll(ids).toEqual([1, 2, 3]);
});

test('orders reach the server one after another, and the answer to the first does not undo the second', async () => {
  const { server, act, hook, ids } = await open();
  const first = hold();
  server.on(ordering, first.promise);
  let both: Promise<unknown> | undefined;
  await act(async () => {
    both = Promise.all([hook().order([2, 1, 3]), hook().order([2, 3, 1])]);
    await settle();
  });
  expect(server.count(ordering)).toBe(1);
  expect(ids()).toEqual([2, 3, 1]);
  server.on(ordering, json({ detail: 'Нет' }, 500));
  first.release(listOf(2, 1, 3));
  server.on(loading, listOf(2, 1, 3));
  await act(async () => void (await both));
  expect(server.count(ordering)).toBe(2);
  await expect.poll(ids).toEqual([2, 1, 3]);
});
