import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { tables, type OpenDatabase } from '#src/server/database/index.ts';
import { post } from '#src/server/ledger/index.ts';
import { emptyDatabase, openSharedDatabase } from './support/database.ts';
import { createFakeProvider } from './support/fakeProvider.ts';
import { addPost, enterAuthor } from './support/people.ts';
import { startTestServer, testPayments, type TestServer } from './support/testServer.ts';

const { ledgerTransfers, orders } = tables;

let database: OpenDatabase;
let bank: ReturnType<typeof createFakeProvider>;
let server: TestServer;
let anna: { bearer: string; id: number };
let nina: string;

beforeAll(async () => {
  database = await openSharedDatabase();
}, 30_000);
beforeEach(async () => {
  await emptyDatabase(database);
  bank = createFakeProvider();
  server = await startTestServer(database, {}, { payments: testPayments(database.db, bank.provider) });
  anna = await enterAuthor({ ...server, ...database }, 'anna');
  nina = await server.enter('nina@example.ru');
  return () => server.close();
}, 30_000);
afterAll(() => database.close());

const goal = { title: 'Починить проектор', target: 9_000_000 };
const setGoal = (body: object, bearer = anna.bearer) => server.send('PUT', '/api/goal/', body, bearer);
const order = (fields: object, bearer = nina) =>
  server.post('/api/orders/', { purpose: 'donation', subject: anna.id, amount: 30_000, ...fields }, bearer);
const read = async (bearer = nina, query = '') =>
  (await server.get(`/api/authors/${anna.id}/donations/${query}`, bearer)).json();

/** Donates and pays. @returns the id of the order */
async function donate(fields: object = {}, bearer = nina): Promise<string> {
  const { id } = (await order(fields, bearer)).json();
  await server.post(`/api/orders/${id}/pay/`, {}, bearer);
  bank.pay(bank.count() - 1);
  await server.post(`/api/orders/${id}/settle/`, {}, bearer);
  return id;
}

/** Takes a paid donation back, as a refund at the provider's office is booked. */
async function refund(id: string): Promise<void> {
  const { db } = database;
  const [paid] = await db.select().from(orders);
  const [sale] = await db
    .select()
    .from(ledgerTransfers)
    .where(eq(ledgerTransfers.key, `sale:${id}`));
  await post(db, {
    ...{ cause: 'refund', causeId: id, key: `back:${id}`, happenedAt: new Date() },
    ...(sale && { reverses: sale.id }),
    lines: [
      { account: { party: paid?.sellerId ?? 0, kind: 'hold' }, amount: -27_000n },
      { account: { kind: 'platform_fee' }, amount: -2_100n },
      { account: { kind: 'provider_fee' }, amount: -900n },
      { account: { kind: 'refunds' }, amount: 30_000n },
    ],
  });
}

describe('a goal', () => {
  it('is what its author says, for everybody, until it ends', async () => {
    expect(await read()).toEqual({ goal: null, post: null });
    expect((await setGoal(goal)).json()).toEqual(goal);
    expect(await read()).toEqual({ goal: { ...goal, raised: 0, people: 0, own: 0 }, post: null });
    await setGoal({ ...goal, title: ' Два проектора ' });
    expect((await read()).goal).toMatchObject({ title: 'Два проектора' });
    expect((await server.send('DELETE', '/api/goal/', undefined, anna.bearer)).statusCode).toBe(204);
    expect((await read()).goal).toBeNull();
  });

  it('counts what was paid since it was set, and not what was refunded', async () => {
    await donate();
    await server.clock.pass(1000);
    await setGoal(goal);
    expect((await read()).goal).toMatchObject({ raised: 0, people: 0 });
    await order({});
    const other = await server.enter('other@example.ru');
    await donate({ amount: 50_000 }, other);
    await donate({ amount: 20_000 }, other);
    expect((await read()).goal).toMatchObject({ raised: 70_000, people: 1, own: 0 });
    expect((await read(other)).goal).toMatchObject({ raised: 70_000, people: 1, own: 70_000 });
    await setGoal({ ...goal, target: 100_000 });
    expect((await read()).goal).toMatchObject({ raised: 70_000, target: 100_000 });
  });

  it('goes down by a refund', async () => {
    await setGoal(goal);
    const id = await donate();
    expect((await read()).goal).toMatchObject({ raised: 30_000, people: 1, own: 30_000 });
    await refund(id);
    expect((await read()).goal).toMatchObject({ raised: 0, people: 0, own: 0 });
  });

  it.each([
    [{ title: ' ' }, 'title', 'Напишите, на что собираете'],
    [{ target: 9_900 }, 'target', expect.stringMatching(/^Целое число от 100 до /)],
    [{ target: 10_050 }, 'target', expect.stringMatching(/^Целое число от 100 до /)],
  ])('%j is told beside its field', async (fields, field, message) => {
    const reply = await setGoal({ ...goal, ...fields });
    expect([reply.statusCode, reply.json()]).toEqual([400, { [field]: [message] }]);
  });

  it('is set by authors alone, each their own', async () => {
    expect((await setGoal(goal, nina)).statusCode).toBe(403);
    expect((await server.send('DELETE', '/api/goal/', undefined, nina)).statusCode).toBe(403);
    expect((await server.send('PUT', '/api/goal/', goal)).statusCode).toBe(401);
    await setGoal(goal);
    const vera = await enterAuthor({ ...server, ...database }, 'vera');
    await server.send('DELETE', '/api/goal/', undefined, vera.bearer);
    expect((await read()).goal).toMatchObject(goal);
  });

  it('of an author that there is not is not found', async () => {
    for (const id of ['0', '999', 'x'])
      expect((await server.get(`/api/authors/${id}/donations/`, nina)).statusCode).toBe(404);
  });
});

describe('a donation from a post', () => {
  it('is counted under it, and there only', async () => {
    const { id } = await addPost(database.db, { authorId: anna.id });
    const other = await addPost(database.db, { authorId: anna.id });
    await donate({ post: id, amount: 15_000 });
    await donate();
    expect((await read(nina, `?post=${id}`)).post).toEqual({ raised: 15_000, people: 1, own: 15_000 });
    expect((await read(nina, `?post=${other.id}`)).post).toEqual({ raised: 0, people: 0, own: 0 });
    expect((await read(anna.bearer, `?post=${id}`)).post).toMatchObject({ people: 1, own: 0 });
  });

  it('needs a post of the author that the reader may read, which else tells nothing', async () => {
    const closed = await addPost(database.db, { authorId: anna.id, audience: 'buyers', price: 15_000 });
    const vera = await enterAuthor({ ...server, ...database }, 'vera');
    const another = await addPost(database.db, { authorId: vera.id });
    for (const id of [closed.id, another.id, 999, -1, 2 ** 31]) {
      expect((await order({ post: id })).json()).toEqual({ subject: ['Пост не найден.'] });
      const path = `/api/authors/${anna.id}/donations/?post=${id}`;
      expect((await server.get(path, nina)).statusCode).toBe(404);
    }
  });
});
