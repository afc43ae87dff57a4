import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { tables, type OpenDatabase } from '#src/server/database/index.ts';
import { balancesOf, partyOf, post, proveLedger, releaseHeld } from '#src/server/ledger/index.ts';
import { emptyDatabase, openSharedDatabase } from './support/database.ts';
import { createFakeProvider } from './support/fakeProvider.ts';
import { addPost, addTier, enterAuthor, idOf } from './support/people.ts';
import { startTestServer, testPayments, type TestServer } from './support/testServer.ts';

const { authors, ledgerTransfers, users } = tables;

let database: OpenDatabase;
let bank: ReturnType<typeof createFakeProvider>;
let server: TestServer;
let anna: { bearer: string; id: number };
let nina: string;
let tierId: number;
let payments = 0;

beforeAll(async () => {
  database = await openSharedDatabase();
}, 30_000);
beforeEach(async () => {
  await emptyDatabase(database);
  bank = createFakeProvider();
  payments = 0;
  server = await startTestServer(
    database,
    { LIMIT_ORDER: '1000/60', LIMIT_PAYMENT: '1000/60' },
    { payments: testPayments(database.db, bank.provider) },
  );
  anna = await enterAuthor({ ...server, ...database }, 'anna');
  nina = await server.enter('nina@example.ru');
  await database.db.update(users).set({ firstName: 'Нина' }).where(eq(users.email, 'nina@example.ru'));
  tierId = (await addTier(database.db, anna.id, 50_000)).id;
  return () => server.close();
}, 30_000);
afterAll(() => database.close());

/** Tokens do not live that long. */
async function passDays(days: number): Promise<void> {
  await server.clock.pass(days * 86_400);
  anna = { ...anna, bearer: (await server.logIn('anna@example.ru')).access };
  nina = (await server.logIn('nina@example.ru')).access;
}

/** Orders and pays at once. */
async function buy(body: object, bearer = nina): Promise<string> {
  const { id } = (await server.post('/api/orders/', body, bearer)).json();
  await server.post(`/api/orders/${id}/pay/`, {}, bearer);
  bank.pay(payments);
  payments += 1;
  await server.post(`/api/orders/${id}/settle/`, {}, bearer);
  return id;
}
const donate = (rubles: number, message = '') =>
  buy({ purpose: 'donation', subject: anna.id, amount: rubles * 100, message });
const balance = async (bearer = anna.bearer) => (await server.get('/api/money/', bearer)).json();
const read = async (query = '', bearer = anna.bearer) =>
  (await server.get(`/api/money/statement/${query}`, bearer)).json();
const file = async (query = '') =>
  (await server.get(`/api/money/statement/file/${query}`, anna.bearer)).json();
const annasParty = async () => partyOf(database.db, await idOf(database.db, 'anna@example.ru'));
/** A day of Moscow, so many days from now. */
const dayAfter = (days: number) =>
  new Date(server.clock.now().getTime() + days * 86_400_000).toLocaleDateString('sv-SE', {
    timeZone: 'Europe/Moscow',
  });

describe('the balance', () => {
  it('is nothing for somebody who was never paid', async () => {
    expect(await balance()).toEqual({
      ...{ hold: 0, available: 0, in_payout: 0, disputed: 0, debt: 0, maturing: [], since: null },
    });
  });

  it('has what is left of a payment, and the day on which it becomes available', async () => {
    await buy({ purpose: 'tier', subject: tierId });
    expect(await balance()).toEqual({
      ...{ hold: 45_000, available: 0, in_payout: 0, disputed: 0, debt: 0 },
      maturing: [{ date: dayAfter(3), amount: 45_000 }],
      since: dayAfter(0),
    });
  });

  it('becomes available at midnight in Moscow after two more days, once', async () => {
    await donate(300);
    await passDays(2);
    await donate(100);
    await releaseHeld(database.db);
    expect(await balance()).toMatchObject({ hold: 36_000, available: 0 });
    await passDays(1);
    await Promise.all([releaseHeld(database.db), releaseHeld(database.db)]);
    await releaseHeld(database.db);
    expect(await balance()).toMatchObject({
      ...{ hold: 9000, available: 27_000, maturing: [{ date: dayAfter(2), amount: 9000 }] },
    });
    expect((await read()).results).toHaveLength(2);
    await proveLedger(database.db);
  });
});

describe('the statement', () => {
  it('says of each payment who paid for what, what of it is left, and the balance after it', async () => {
    const { id: postId } = await addPost(database.db, {
      ...{ authorId: anna.id, audience: 'buyers', price: 15_050, title: 'Кинотеатр' },
    });
    await buy({ purpose: 'tier', subject: tierId });
    await buy({ purpose: 'post', subject: postId });
    await donate(300, 'На проектор');
    const { results, next } = await read();
    expect(next).toBeNull();
    const common = { kind: 'sale', payer: 'Нина', message: '' };
    expect(results).toMatchObject([
      {
        ...{ ...common, purpose: 'donation', message: 'На проектор' },
        ...{ gross: 30_000, platform_fee: -2100, payment_fee: -900, net: 27_000, balance: 85_545 },
      },
      {
        ...{ ...common, purpose: 'post', title: 'Кинотеатр' },
        ...{ gross: 15_050, platform_fee: -1053, payment_fee: -452, net: 13_545, balance: 58_545 },
      },
      {
        ...{ ...common, purpose: 'tier', title: 'За 50000' },
        ...{ gross: 50_000, platform_fee: -3500, payment_fee: -1500, net: 45_000, balance: 45_000 },
      },
    ]);
  });

  it('has nothing of its payers but their names', async () => {
    await donate(300);
    const { body } = await server.get('/api/money/statement/', anna.bearer);
    expect(body).not.toMatch(/nina@|user_id|username|email|buyer/);
  });

  it('keeps the row of a payer who is gone, without the name', async () => {
    await donate(300, 'Спасибо');
    await database.db.update(users).set({ deletedAt: new Date() }).where(eq(users.firstName, 'Нина'));
    expect((await read()).results).toMatchObject([{ payer: null, net: 27_000 }]);
    expect((await file()).content).toContain('"Поддержавший"');
  });

  it('names a payer as everybody sees them', async () => {
    await donate(300);
    const userId = await idOf(database.db, 'nina@example.ru');
    await database.db.update(users).set({ profileHiddenAt: new Date() }).where(eq(users.id, userId));
    expect((await read()).results[0].payer).toBe('Автор');
    await database.db.update(users).set({ profileHiddenAt: null }).where(eq(users.id, userId));
    await database.db.insert(authors).values({ userId, name: 'Нина О.', role: '', portrait: '' });
    expect((await read()).results[0].payer).toBe('Нина О.');
  });

  it('shows the whole of a refund, with the fees that go back', async () => {
    await donate(300);
    const [sale] = await database.db.select().from(ledgerTransfers).where(eq(ledgerTransfers.cause, 'sale'));
    await post(database.db, {
      ...{ cause: 'refund', causeId: randomUUID(), key: 'refund:1', happenedAt: server.clock.now() },
      ...(sale && { reverses: sale.id }),
      lines: [
        { account: { kind: 'refunds' }, amount: 30_000n },
        { account: { party: await annasParty(), kind: 'hold' }, amount: -27_000n },
        { account: { kind: 'platform_fee' }, amount: -2100n },
        { account: { kind: 'provider_fee' }, amount: -900n },
      ],
    });
    expect((await read('?kind=refund')).results).toMatchObject([
      {
        ...{ kind: 'refund', purpose: 'donation', payer: 'Нина' },
        ...{ gross: -30_000, platform_fee: 2100, payment_fee: 900, net: -27_000, balance: 0 },
      },
    ]);
    expect((await read('?kind=donation')).results).toMatchObject([{ balance: 27_000 }]);
  });

  it('leaves what is on its way to a bank out of the balance', async () => {
    await donate(300);
    const party = await annasParty();
    await post(database.db, {
      ...{ cause: 'payout', causeId: 'p', key: 'payout:p', happenedAt: server.clock.now() },
      lines: [
        { account: { party, kind: 'hold' }, amount: -27_000n },
        { account: { party, kind: 'in_payout' }, amount: 27_000n },
      ],
    });
    expect((await read()).results).toMatchObject([
      { kind: 'payout', gross: null, net: -27_000, balance: 0, payer: null, purpose: null },
      { kind: 'sale', balance: 27_000 },
    ]);
    expect(await balance()).toMatchObject({ hold: 0, in_payout: 27_000 });
  });

  it('is read page by page, and a payment in between moves nothing', async () => {
    for (let rubles = 50; rubles < 85; rubles += 1) await donate(rubles);
    const first = await read();
    expect(first.results).toHaveLength(30);
    await donate(1000);
    const second = await read(new URL(first.next).search);
    expect(second.next).toBeNull();
    const grosses = [...first.results, ...second.results].map(({ gross }) => gross / 100);
    expect(grosses).toEqual(Array.from({ length: 35 }, (_, index) => 84 - index));
    expect(second.results.at(-1).balance).toBe(4500);
    expect(second.results[0].balance - second.results[1].balance).toBe(second.results[0].net);
  });

  it('shows the days of Moscow that are asked for, and keeps the question in the next address', async () => {
    await donate(100);
    await passDays(1);
    for (let count = 0; count < 31; count += 1) await donate(50);
    await passDays(1);
    await donate(300);
    const day = dayAfter(-1);
    const first = await read(`?kind=donation&from=${day}&to=${day}`);
    expect(first.results).toHaveLength(30);
    expect(Object.fromEntries(new URL(first.next).searchParams)).toMatchObject({
      ...{ kind: 'donation', from: day, to: day },
    });
    expect((await read(new URL(first.next).search)).results).toMatchObject([{ net: 4500, balance: 13_500 }]);
    expect((await read(`?to=${dayAfter(-2)}`)).results).toMatchObject([{ gross: 10_000 }]);
    expect((await read(`?from=${dayAfter(0)}`)).results).toMatchObject([{ gross: 30_000 }]);
  });

  it.each([
    ['kind=bribe', 400],
    ['kind=tier&kind=post', 400],
    ['from=2026-02-30', 400],
    ['from=вчера', 400],
    ['to=2026-1-1', 400],
    ['to=9999-99-99', 400],
    ['cursor=1', 404],
    [`cursor=${randomUUID()}%27--`, 404],
  ])('refuses %s', async (query, status) => {
    for (const path of ['/api/money/statement/', '/api/money/statement/file/'])
      expect((await server.get(`${path}?${query}`, anna.bearer)).statusCode).toBe(status);
  });

  it('is nobody else’s, whatever row of it they name', async () => {
    await donate(300);
    const { results } = await read();
    const cursor = 'ffffffff-ffff-4fff-bfff-ffffffffffff';
    expect((await read(`?cursor=${cursor}`, nina)).results).toEqual([]);
    expect((await read(`?cursor=${results[0].id}`, nina)).results).toEqual([]);
    expect(await balance(nina)).toMatchObject({ hold: 0, since: null });
    for (const path of ['', 'statement/', 'statement/file/'])
      expect((await server.get(`/api/money/${path}`)).statusCode).toBe(401);
  });
});

describe('the file', () => {
  it('has the rows of the page as spreadsheets read them', async () => {
    await donate(300, 'На "проектор"; и пирожок');
    const { content, next } = await file();
    expect(next).toBeNull();
    const [head, row, end] = content.split('\r\n');
    expect(head).toBe(
      '\uFEFF"Дата";"Время";"Кто";"За что";"Сумма";"Комиссия платформы";"Комиссия платёжной системы";"Вам";"Баланс"',
    );
    const day = dayAfter(0).split('-').toReversed().join('.');
    expect(row).toMatch(new RegExp(`^${day};\\d\\d:\\d\\d:\\d\\d;"Нина";`));
    expect(row).toContain(';"Донат: «На ""проектор""; и пирожок»";300,00;-21,00;-9,00;270,00;270,00');
    expect(end).toBe('');
  });

  it.each([
    '=HYPERLINK("https://evil.example")',
    '+7',
    '-1',
    '@SUM(A1)',
    '\t=1',
    ' =1',
    '|calc',
    '%0A=1',
    '＝1',
  ])('keeps the name %j from being a formula', async (name) => {
    await donate(300);
    const userId = await idOf(database.db, 'nina@example.ru');
    await database.db.insert(authors).values({ userId, name, role: '', portrait: '' });
    expect((await file()).content).toContain(`;"'${name.replaceAll('"', '""')}";`);
  });

  it('comes in parts that fit together', async () => {
    const party = await annasParty();
    for (let index = 0; index < 401; index += 1)
      await post(database.db, {
        ...{ cause: 'settlement', causeId: 'x', key: `x:${index}`, happenedAt: server.clock.now() },
        lines: [
          { account: { kind: 'bank' }, amount: -1n },
          { account: { party, kind: 'hold' }, amount: 1n },
        ],
      });
    const first = await file();
    const second = await file(`?cursor=${first.next}`);
    expect(second.next).toBeNull();
    const lines = (first.content + second.content).split('\r\n');
    expect(lines.map((line: string) => line.split(';').at(-1)).slice(1, -1)).toEqual(
      Array.from(
        { length: 401 },
        (_, index) => `${Math.floor((401 - index) / 100)},${String((401 - index) % 100).padStart(2, '0')}`,
      ),
    );
    expect((await balancesOf(database.db, party)).hold).toBe(401n);
  });
});
