import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Profile, Reply, WholePost } from '#src/api/contract.ts';
import { tables } from '#src/server/database/index.ts';
import { addAuthor, addPost, addSubscription, addTier, enterAuthor, idOf } from './support/people.ts';
import { useServer } from './support/useServer.ts';

const server = useServer();
const { grants, tiers } = tables;
const tier = { name: 'Партер', description: 'Репетиции', price: 50_000, places: null, hidden: false };

let author: string;
let authorId: number;
let reader: string;
let readerId: number;

beforeEach(async () => {
  ({ bearer: author, id: authorId } = await enterAuthor(server(), 'vera'));
  reader = await server().enter('reader@example.ru');
  readerId = await idOf(server().db, 'reader@example.ru');
});

const list = async (as = author): Promise<Reply<'tiers'>> => (await server().get('/api/tiers/', as)).json();
const names = ({ results }: Reply<'tiers'>) => results.map(({ name }) => name);
async function create(body: object = tier, { as = author, key = '' } = {}) {
  const reply = await server().app.inject({
    method: 'POST',
    url: '/api/tiers/',
    payload: body,
    headers: { authorization: `Bearer ${as}`, ...(key !== '' && { 'idempotency-key': key }) },
  });
  return { status: reply.statusCode, body: reply.json() };
}
async function change(id: number | string, body: object, as = author) {
  const reply = await server().send('PATCH', `/api/tiers/${id}/`, body, as);
  return { status: reply.statusCode, body: reply.json() };
}
const order = (ids: readonly number[], as = author) =>
  server().send('PUT', '/api/tiers/order/', { tiers: ids }, as);
/** Pays for a tier until tomorrow. */
async function pay(tierId: number, userId = readerId) {
  const paidUntil = new Date(server().clock.now().getTime() + 24 * 3_600_000);
  await addSubscription(server().db, { userId, authorId, tierId, paidUntil });
}
async function shownTiers(as = reader) {
  const { userId } = await authorRow();
  const profile: Profile = (await server().get(`/api/profiles/${userId}/`, as)).json();
  return profile.author?.tiers ?? [];
}
const authorRow = async () => {
  const [row] = await server().db.select().from(tables.authors).where(eq(tables.authors.id, authorId));
  if (row === undefined) throw new Error('there is no author');
  return row;
};

describe('a tier', () => {
  it('is made once for each key, and stands last', async () => {
    const key = 'b3e1';
    const made = await create(tier, { key });
    expect(made).toEqual({ status: 201, body: { id: 1, ...tier, archived: false, members: 0 } });
    expect(await create(tier, { key })).toEqual(made);
    await create({ ...tier, name: 'Ложа' });
    expect(names(await list())).toEqual(['Партер', 'Ложа']);
  });

  it.each([
    [{ name: ' ' }, 'name'],
    [{ name: 'ы'.repeat(61) }, 'name'],
    [{ name: 'a\0' }, 'name'],
    [{ description: 'ы'.repeat(301) }, 'description'],
    [{ price: 4900 }, 'price'],
    [{ price: 0 }, 'price'],
    [{ price: -5000 }, 'price'],
    [{ price: 5050 }, 'price'],
    [{ price: 10_000_100 }, 'price'],
    [{ places: 0 }, 'places'],
    [{ places: -1 }, 'places'],
    [{ places: 1_000_001 }, 'places'],
  ])('of which a rule is broken is not made, nor changed: %j', async (wrong, field) => {
    const { id } = await addTier(server().db, authorId, 50_000);
    for (const { status, body } of [await create({ ...tier, ...wrong }), await change(id, wrong)])
      expect([status, Object.keys(body)]).toEqual([400, [field]]);
  });

  it.each([5000, 10_000_000])('may cost %i kopecks', async (price) => {
    expect(await create({ ...tier, price })).toMatchObject({ status: 201, body: { price } });
  });

  it('of a person who is no author yet is theirs alone', async () => {
    expect((await create(tier, { as: reader })).status).toBe(201);
    expect(names(await list(reader))).toEqual(['Партер']);
    expect((await list()).results).toEqual([]);
    expect((await server().get('/api/authors/')).json().count).toBe(1);
  });

  it('is one of twenty that can be taken; archived ones leave room', async () => {
    for (let count = 0; count < 20; count += 1) await addTier(server().db, authorId, 5000);
    const refused = { status: 400, body: { detail: expect.stringContaining('20') } };
    expect(await create()).toEqual(refused);
    expect((await change(1, { archived: true })).status).toBe(200);
    expect((await create()).status).toBe(201);
    expect(await change(1, { archived: false })).toEqual(refused);
    expect((await change(1, { name: 'Архив' })).status).toBe(200);
  });

  it('is one of two hundred with those in the archive', async () => {
    const { db, clock } = server();
    const old = { authorId, name: 'Старый', price: 5000, archivedAt: clock.now() };
    await db.insert(tiers).values(Array.from({ length: 199 }, (_, position) => ({ ...old, position })));
    expect((await create()).status).toBe(201);
    expect(await create()).toEqual({ status: 400, body: { detail: expect.stringContaining('200') } });
  });

  it('of many that are made at once there are never more than that', async () => {
    for (let count = 0; count < 18; count += 1) await addTier(server().db, authorId, 5000);
    const made = await Promise.all(Array.from({ length: 6 }, () => create()));
    expect(made.filter(({ status }) => status === 201)).toHaveLength(2);
    const { results } = await list();
    expect(results).toHaveLength(20);
  });

  it('keeps what is left out', async () => {
    await create();
    expect(await change(1, { places: 5 })).toMatchObject({ status: 200, body: { ...tier, places: 5 } });
    expect(await change(1, { places: null, hidden: true })).toMatchObject({
      body: { ...tier, hidden: true },
    });
    expect(await change(1, {})).toMatchObject({ status: 200, body: { archived: false, hidden: true } });
    await change(1, { archived: true });
    expect(await change(1, { name: 'Ложа' })).toMatchObject({ body: { archived: true, name: 'Ложа' } });
  });

  it.each(['2', '0', 'x', '999999'])('of somebody else, or none, is not to be found: %s', async (id) => {
    const { id: other } = await addAuthor(server().db, 'mark');
    await addTier(server().db, authorId, 5000);
    await addTier(server().db, other, 5000);
    expect((await change(id, { name: 'Моё' })).status).toBe(404);
  });

  it('is changed by those who have logged in', async () => {
    for (const [method, path] of [
      ['GET', ''],
      ['POST', ''],
      ['PATCH', '1/'],
      ['PUT', 'order/'],
    ] as const)
      expect((await server().send(method, `/api/tiers/${path}`, undefined)).statusCode).toBe(401);
  });
});

describe('the order', () => {
  it('is the author’s, for readers, too', async () => {
    const { db } = server();
    const ids = [];
    for (const price of [5000, 10_000, 20_000]) ids.push((await addTier(db, authorId, price)).id);
    const reply = await order(ids.toReversed());
    expect(reply.json().results.map(({ id }: { id: number }) => id)).toEqual(ids.toReversed());
    expect((await shownTiers()).map(({ id }) => id)).toEqual(ids.toReversed());
  });

  it('is of those that can be taken, however many are archived: these are last, as they were', async () => {
    const { db, clock } = server();
    for (const price of [5000, 10_000]) await addTier(db, authorId, price);
    await db.insert(tiers).values(
      Array.from({ length: 150 }, (_, index) => ({
        ...{ authorId, name: `Старый ${index}`, price: 5000, position: 20_000 + index },
        archivedAt: clock.now(),
      })),
    );
    const before = (await list(author)).results.map(({ id }) => id);
    const archived = before.slice(2);
    for (const ids of [
      [2, 1],
      [4, 2, 1],
    ]) {
      const reply = await order(ids);
      expect(reply.json().results.map(({ id }: { id: number }) => id)).toEqual([2, 1, ...archived]);
    }
  });

  it.each([[[]], [[1]], [[1, 2, 3]], [[1, 3]], [[1, 1]], [[1, 99]]])(
    'has all tiers and no other one: not %j',
    async (ids) => {
      const { db } = server();
      await addTier(db, authorId, 5000);
      await addTier(db, authorId, 10_000);
      await addTier(db, (await addAuthor(db, 'mark')).id, 5000);
      const reply = await order(ids);
      expect([reply.statusCode, Object.keys(reply.json())]).toEqual([400, ['tiers']]);
    },
  );

  it('put beside a tier that comes just then leaves each its own place', async () => {
    const { db } = server();
    await addTier(db, authorId, 5000);
    await addTier(db, authorId, 10_000);
    await Promise.all([order([2, 1]), create(), create(), order([2, 1])]);
    const rows = await db.select().from(tiers);
    expect(new Set(rows.map(({ position }) => position)).size).toBe(4);
  });
});

describe('members', () => {
  it('are those whose subscription gives access now; free followers are counted apart', async () => {
    const { db, clock } = server();
    const { id } = await addTier(db, authorId, 5000);
    await pay(id);
    for (const [index, state] of [{}, { cancelledAt: clock.now() }].entries())
      await addSubscription(db, { userId: (await addAuthor(db, `free${index}`)).userId, authorId, ...state });
    const { userId } = await addAuthor(db, 'over');
    await addSubscription(db, { userId, authorId, tierId: id, paidUntil: clock.now() });
    expect(await list()).toMatchObject({ results: [{ id, members: 1 }], free: 1 });
  });

  it('go on at the price that was agreed', async () => {
    const { id } = await addTier(server().db, authorId, 5000);
    await pay(id);
    expect((await change(id, { price: 90_000 })).body.price).toBe(90_000);
    const mine = (await server().get('/api/subscriptions/my_subscriptions/', reader)).json();
    expect(mine.results).toMatchObject([{ tier: 'За 5000', price: 5000 }]);
    expect(await shownTiers()).toMatchObject([{ price: 90_000 }]);
  });

  it('fill the places that there are', async () => {
    const { db } = server();
    const { id } = await addTier(db, authorId, 5000);
    await addTier(db, authorId, 10_000);
    await change(id, { places: 2 });
    const left = async () => (await shownTiers()).map(({ places_left }) => places_left);
    const told = [await left()];
    for (const name of ['a', 'b', 'c']) {
      await pay(id, (await addAuthor(db, name)).userId);
      told.push(await left());
    }
    expect(told).toEqual([
      [2, null],
      [1, null],
      [0, null],
      [0, null],
    ]);
  });
});

describe.each([{ hidden: true }, { archived: true }])('a tier that is %j', (state) => {
  let id: number;
  let post: number;

  beforeEach(async () => {
    const { db } = server();
    id = (await addTier(db, authorId, 5000)).id;
    const { id: open } = await addTier(db, authorId, 10_000);
    post = (await addPost(db, { authorId, audience: 'tiers', opensFor: [id, open] })).id;
    await change(id, state);
  });

  const access = async (as = reader) =>
    (await server().get(`/api/posts/${post}/`, as)).json<WholePost>().access;

  it('is offered to nobody, neither on the page nor at a post', async () => {
    expect((await shownTiers()).map((one) => one.id)).not.toContain(id);
    expect(await access()).toMatchObject({ granted: false, tiers: [{ price: 10_000 }] });
    const [card] = (await server().get('/api/feed/?tab=all', reader)).json().results;
    expect(card.access).toEqual(await access());
    expect((await shownTiers(author)).map((one) => one.id)).not.toContain(id);
  });

  it('stays with people who have it, and opens what it opened', async () => {
    await pay(id);
    expect((await shownTiers()).map((one) => one.id)).toContain(id);
    expect(await access()).toMatchObject({ granted: true, tiers: [{ id }, { price: 10_000 }] });
    await server().db.update(grants).set({ endsAt: server().clock.now() });
    expect(await access()).toMatchObject({ granted: false, tiers: [{ price: 10_000 }] });
  });

  it('is told to its author', async () => {
    expect((await access(author)).tiers.map((one) => one.id)).toContain(id);
    expect((await list()).results.find((one) => one.id === id)).toMatchObject(state);
  });
});
