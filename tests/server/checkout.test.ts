import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { tables, type OpenDatabase } from '#src/server/database/index.ts';
import { emptyDatabase, openSharedDatabase } from './support/database.ts';
import { createFakeProvider } from './support/fakeProvider.ts';
import { addPost, addSubscription, addTier, enterAuthor, idOf } from './support/people.ts';
import { startTestServer, testPayments, type TestServer } from './support/testServer.ts';

const { blockedReaders, orders, paymentAttempts, posts, subscriptions, tiers, users } = tables;

let database: OpenDatabase;
let bank: ReturnType<typeof createFakeProvider>;
let server: TestServer;
let anna: { bearer: string; id: number };
let nina: string;
let tierId: number;

beforeAll(async () => {
  database = await openSharedDatabase();
}, 30_000);
beforeEach(async () => {
  await emptyDatabase(database);
  bank = createFakeProvider();
  server = await startTestServer(database, {}, { payments: testPayments(database.db, bank.provider) });
  anna = await enterAuthor({ ...server, ...database }, 'anna');
  nina = await server.enter('nina@example.ru');
  tierId = (await addTier(database.db, anna.id, 50_000)).id;
  return () => server.close();
}, 30_000);
afterAll(() => database.close());

const order = (body: object, bearer = nina) => server.post('/api/orders/', body, bearer);
const orderTier = async () => (await order({ purpose: 'tier', subject: tierId })).json();
const pay = (id: string, body: object = {}, bearer = nina) =>
  server.post(`/api/orders/${id}/pay/`, body, bearer);
const settle = (id: string, bearer = nina) => server.post(`/api/orders/${id}/settle/`, {}, bearer);
const donate = (fields: object) =>
  order({ purpose: 'donation', subject: anna.id, amount: 30_000, ...fields });
const readers = () => idOf(database.db, 'nina@example.ru');

describe('an order', () => {
  it('has the price of the tier, with the parts of it that everybody gets', async () => {
    const reply = await order({ purpose: 'tier', subject: tierId });
    expect(reply.statusCode).toBe(201);
    expect(reply.json()).toMatchObject({
      purpose: 'tier',
      subject: tierId,
      title: 'За 50000',
      amount: 50_000,
      shares: { author: 45_000, platform: 3500, payment: 1500 },
      author: { id: anna.id, name: 'anna' },
      email: 'nina@example.ru',
      state: 'open',
      refusal: null,
      is_refunded: false,
      paid_at: null,
      is_test: false,
      company: null,
    });
  });

  it('takes no price from the buyer', async () => {
    const reply = await order({ purpose: 'tier', subject: tierId, amount: 1, price: 1 });
    expect(reply.json()).toMatchObject({ amount: 50_000 });
  });

  it('is one, also of twenty presses at once, and keeps its price', async () => {
    const replies = await Promise.all(Array.from({ length: 20 }, orderTier));
    expect(new Set(replies.map(({ id }) => id)).size).toBe(1);
    await database.db.update(tiers).set({ price: 90_000 });
    expect((await orderTier()).amount).toBe(50_000);
    expect(await database.db.$count(orders)).toBe(1);
  });

  it('of a donation has the sum and the words of the buyer', async () => {
    expect((await donate({ message: ' Спасибо! ' })).json()).toMatchObject({
      amount: 30_000,
      message: 'Спасибо!',
      title: 'Донат: anna',
    });
  });

  it.each([-5000, 0, 4900, 5_000_100, 10_050, 2 ** 40])(
    'of a donation of %d kopecks is refused',
    async (amount) => {
      const reply = await donate({ amount });
      expect(reply.statusCode).toBe(400);
      expect(reply.json()).toEqual({
        amount: [expect.stringMatching(/^Целое число от 50 до 50\s000 руб\.$/)],
      });
    },
  );

  it.each([{ amount: 1.5 }, { amount: '30000' }, { amount: null }, { message: 'а'.repeat(501) }])(
    'with other nonsense is refused: %j',
    async (fields) => expect((await donate(fields)).statusCode).toBe(400),
  );

  it('of a post has the price that its author has set', async () => {
    const { id } = await addPost(database.db, { authorId: anna.id, audience: 'buyers' });
    const buy = () => order({ purpose: 'post', subject: id });
    expect((await buy()).json()).toEqual({ subject: ['Этот пост не продаётся.'] });
    await database.db.update(posts).set({ price: 15_000 });
    expect((await buy()).json()).toMatchObject({ amount: 15_000, title: 'Название' });
  });

  it('is refused for what is one’s own, open already, hidden or closed', async () => {
    const { db } = database;
    const own = await order({ purpose: 'tier', subject: tierId }, anna.bearer);
    expect(own.json()).toEqual({ subject: ['Себе платить не нужно: у вас это уже есть.'] });
    const { id } = await addPost(db, { authorId: anna.id });
    expect((await order({ purpose: 'post', subject: id })).json()).toEqual({
      subject: ['Этот пост вам уже открыт.'],
    });
    await db.update(tiers).set({ hidden: true });
    const closed = { subject: ['Такого уровня нет, или автор его закрыл.'] };
    expect((await order({ purpose: 'tier', subject: tierId })).json()).toEqual(closed);
    await db.update(tiers).set({ hidden: false, archivedAt: new Date() });
    expect((await order({ purpose: 'tier', subject: tierId })).json()).toEqual(closed);
  });

  it('is refused to whom the author has blocked, and of a suspended author', async () => {
    const { db } = database;
    await db
      .insert(blockedReaders)
      .values({ authorId: anna.id, userId: await readers(), createdAt: new Date() });
    expect((await donate({})).statusCode).toBe(403);
    await db.delete(blockedReaders);
    await db.update(users).set({ suspendedAt: new Date() }).where(eq(users.email, 'anna@example.ru'));
    expect((await donate({})).json()).toEqual({ subject: ['Автор не найден.'] });
  });

  it('of a tier that is paid for already is refused until its time is over', async () => {
    const { db } = database;
    const paidUntil = new Date('2100-01-01T00:00:00Z');
    await addSubscription(db, { userId: await readers(), authorId: anna.id, tierId, paidUntil });
    expect((await order({ purpose: 'tier', subject: tierId })).json()).toEqual({
      subject: ['Вы уже подписаны на этот уровень.'],
    });
    const other = await addTier(db, anna.id, 120_000);
    expect((await order({ purpose: 'tier', subject: other.id })).statusCode).toBe(400);
    await db.update(subscriptions).set({ paidUntil: new Date(0) });
    expect((await order({ purpose: 'tier', subject: tierId })).statusCode).toBe(201);
  });

  it('of a tier without a place is refused', async () => {
    await database.db.update(tiers).set({ places: 1 });
    await orderTier();
    const other = await server.enter('other@example.ru');
    const author = await idOf(database.db, 'anna@example.ru');
    const left = async (bearer: string) =>
      (await server.get(`/api/profiles/${author}/`, bearer)).json().author.tiers[0].places_left;
    // The seat is kept for the one who is buying it.
    expect([await left(nina), await left(other)]).toEqual([1, 0]);
    expect((await order({ purpose: 'tier', subject: tierId }, other)).json()).toEqual({
      subject: ['Свободных мест на этом уровне нет.'],
    });
  });

  it.each([0, -1, 2 ** 31, 999])('of a tier with the number %d is refused', async (subject) => {
    expect((await order({ purpose: 'tier', subject })).json()).toEqual({
      subject: ['Такого уровня нет, или автор его закрыл.'],
    });
  });

  it('is nobody else’s: neither read, nor paid, nor settled', async () => {
    const { id } = await orderTier();
    const other = await server.enter('other@example.ru');
    for (const bearer of [other, anna.bearer]) {
      expect((await server.get(`/api/orders/${id}/`, bearer)).statusCode).toBe(404);
      expect((await pay(id, {}, bearer)).statusCode).toBe(404);
      expect((await settle(id, bearer)).statusCode).toBe(404);
      expect((await server.get('/api/orders/', bearer)).json().results).toEqual([]);
    }
    expect(bank.count()).toBe(0);
    expect((await server.get('/api/orders/not-an-id/', nina)).statusCode).toBe(404);
  });

  it('stands in the list of the buyer, page by page, newest first', async () => {
    for (let index = 0; index < 21; index += 1) await donate({ message: `№ ${index}` });
    const first = (await server.get('/api/orders/', nina)).json();
    expect(first.results.map(({ message }: { message: string }) => message).slice(0, 2)).toEqual([
      '№ 20',
      '№ 19',
    ]);
    const { pathname, search } = new URL(first.next);
    const second = (await server.get(pathname + search, nina)).json();
    expect(second).toMatchObject({ next: null, results: [{ message: '№ 0' }] });
  });
});

describe('paying', () => {
  it('leads to one page of the bank, however often it is pressed, and is told when it is over', async () => {
    const { id } = await orderTier();
    const replies = await Promise.all([pay(id), pay(id), pay(id)]);
    const addresses = replies.map((reply) => reply.json().redirect_url);
    expect(new Set(addresses).size).toBe(1);
    expect(addresses[0]).toMatch(/^https:/);
    expect((await server.get(`/api/orders/${id}/`, nina)).json()).toMatchObject({ state: 'pending' });
    bank.pay(0);
    expect((await settle(id)).json()).toMatchObject({ state: 'paid', paid_at: expect.any(String) });
    expect((await pay(id)).json()).toMatchObject({ order: { state: 'paid' }, redirect_url: null });
    expect(await database.db.$count(paymentAttempts)).toBe(1);
  });

  it('names the reason of a refusal, and goes on with another attempt', async () => {
    const { id } = await orderTier();
    await pay(id);
    bank.refuse(0);
    expect((await settle(id)).json()).toMatchObject({ state: 'open', refusal: 'no_funds' });
    expect((await pay(id)).json()).toMatchObject({ order: { state: 'pending', refusal: null } });
  });

  it('sends the receipt to another address', async () => {
    const { id } = await orderTier();
    expect((await pay(id, { email: 'no address' })).statusCode).toBe(400);
    expect((await pay(id, { email: 'buh@example.ru' })).json()).toMatchObject({
      order: { email: 'buh@example.ru' },
    });
  });

  it('says that the bank is silent by leading nowhere, and goes on when it is asked again', async () => {
    const { id } = await orderTier();
    bank.script('lost_after');
    expect((await pay(id)).json()).toMatchObject({ order: { state: 'pending' }, redirect_url: null });
    expect((await pay(id)).json().redirect_url).toMatch(/^https:/);
    expect(bank.count()).toBe(1);
  });

  it('follows a provider to no address but one of the web over TLS', async () => {
    const { id } = await orderTier();
    const create = bank.provider.createPayment;
    bank.provider.createPayment = async (request) => ({
      ...(await create(request)),
      redirectUrl: 'javascript:alert(1)',
    });
    expect((await pay(id)).statusCode).toBe(500);
  });
});

it('without a provider nothing can be ordered, and the refusal says so', async () => {
  const off = await startTestServer(database, {}, { payments: undefined });
  const reply = await off.post('/api/orders/', { purpose: 'tier', subject: tierId }, nina);
  expect([reply.statusCode, reply.json()]).toEqual([
    403,
    { detail: 'Оплата не подключена.', code: 'payments_off' },
  ]);
  expect((await off.post('/api/payments/yookassa/', {})).statusCode).toBe(404);
  await off.close();
});
