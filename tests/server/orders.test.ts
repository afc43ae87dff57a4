import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readSharedNow, tables, type OpenDatabase } from '#src/server/database/index.ts';
import { balancesOf, partyOf, proveLedger } from '#src/server/ledger/index.ts';
import {
  createOrder,
  type NewOrder,
  type OrdersDeps,
  pay,
  sendRefunds,
  settle,
  sweepOrders,
} from '#src/server/orders/index.ts';
import { emptyDatabase, openTestDatabase } from './support/database.ts';
import { createFakeProvider } from './support/fakeProvider.ts';
import { killedAfter } from './support/killed.ts';
import { addAuthor, addPost, addTier } from './support/people.ts';

const { authors, grants, ledgerTransfers, orders, paymentAttempts, paymentRefunds, tiers } = tables;

let database: OpenDatabase;
let bank: ReturnType<typeof createFakeProvider>;
let buyer: number;
let seller: number;
let subjectId: number;
beforeAll(async () => {
  database = await openTestDatabase();
}, 30_000);
beforeEach(async () => {
  await emptyDatabase(database);
  bank = createFakeProvider();
  const { db } = database;
  buyer = await partyOf(db, (await addAuthor(db, 'nina')).userId);
  const anna = await addAuthor(db, 'anna');
  seller = await partyOf(db, anna.userId);
  subjectId = (await addPost(db, { authorId: anna.id, audience: 'buyers' })).id;
});
afterAll(() => database.close());

const deps = (changes: Partial<OrdersDeps> = {}): OrdersDeps => ({
  db: database.db,
  provider: bank.provider,
  returnUrl: (id) => `https://soavtor.example/checkout/${id}`,
  vatCode: 1,
  ...changes,
});

const order = (changes: Partial<NewOrder> = {}) =>
  createOrder(database.db, {
    ...{ buyer, seller, purpose: 'post', subjectId, title: 'Кинотеатр на двадцать мест' },
    ...{ email: 'nina@example.ru', amount: 15_000n, rates: { platform: 700n, payment: 300n } },
    ...changes,
  });

const attempts = () => database.db.$count(paymentAttempts);
/** Orders of which something is open. */
const opened = async () =>
  (await database.db.select({ id: grants.orderId }).from(grants)).map(({ id }) => id);
const hold = async () => (await balancesOf(database.db, seller)).hold;
const sales = () => database.db.$count(ledgerTransfers, eq(ledgerTransfers.cause, 'sale'));
const stateOf = async (id: string) =>
  (await database.db.select({ state: orders.state }).from(orders).where(eq(orders.id, id)))[0]?.state;

/** Lets minutes go by for what has been ordered and tried so far. */
async function passMinutes(minutes: number): Promise<void> {
  const earlier = sql`make_interval(mins => ${minutes})`;
  await database.db
    .update(orders)
    .set({ createdAt: sql`created_at - ${earlier}`, expiresAt: sql`expires_at - ${earlier}` });
  await database.db.update(paymentAttempts).set({ createdAt: sql`created_at - ${earlier}` });
}

describe('an order', () => {
  it('is one however often the same thing is ordered, at the price of the first time', async () => {
    const first = await order();
    const again = await Promise.all(Array.from({ length: 5 }, () => order({ amount: 20_000n })));
    expect(new Set(again.map(({ id }) => id))).toEqual(new Set([first.id]));
    expect(again[0]?.amount).toBe(15_000n);
  });

  it('is a new one for each donation', async () => {
    const donation = { purpose: 'donation', subjectId: 1 } as const;
    expect((await order(donation)).id).not.toBe((await order(donation)).id);
  });

  it('can be paid for thirty minutes', async () => {
    const { id } = await order();
    await passMinutes(31);
    expect(await pay(deps(), id)).toMatchObject({ order: { state: 'open' } });
    expect(bank.count()).toBe(0);
    await sweepOrders(deps());
    expect(await stateOf(id)).toBe('expired');
    expect((await order()).id).not.toBe(id);
  });

  it('is a new one once the first is too old, also before a job has ended it', async () => {
    const { id } = await order();
    await passMinutes(31);
    const again = await order({ amount: 20_000n });
    expect([again.id === id, again.amount, await stateOf(id)]).toEqual([false, 20_000n, 'expired']);
  });
});

describe('paying', () => {
  it('opens what was bought and shares the money out, in one step', async () => {
    const { id } = await order();
    const { redirectUrl } = await pay(deps(), id);
    expect(redirectUrl).toMatch(/^https:\/\/bank\.example\//);
    bank.pay(0);
    expect(await settle(deps(), id)).toMatchObject({ id, state: 'paid' });
    expect(await opened()).toEqual([id]);
    expect(await hold()).toBe(13_500n);
    await proveLedger(database.db);
  });

  it('leaves nothing half done, whatever statement the server dies before', async () => {
    const { id } = await order();
    await pay(deps(), id);
    bank.pay(0);
    const settleBut = (statements: number) =>
      settle(deps({ db: killedAfter(database.db, statements) }), id).catch(() => undefined);
    let statements = 0;
    while ((await settleBut(statements)) === undefined) {
      expect([await stateOf(id), await opened(), await hold()]).toEqual(['pending', [], 0n]);
      statements += 1;
    }
    expect(statements).toBeGreaterThan(10);
    expect([await stateOf(id), await opened(), await hold()]).toEqual(['paid', [id], 13_500n]);
  });

  it('leads a second press and a second page to the same page of the bank', async () => {
    const { id } = await order();
    const results = await Promise.all(Array.from({ length: 5 }, () => pay(deps(), id)));
    expect(new Set(results.map(({ redirectUrl }) => redirectUrl)).size).toBe(1);
    expect(await attempts()).toBe(1);
  });

  it.for(['lost_before', 'lost_after'] as const)(
    'goes on under the same key when the answer is %s',
    async (fate) => {
      const { id } = await order();
      bank.script(fate);
      expect((await pay(deps(), id)).redirectUrl).toBeUndefined();
      expect((await pay(deps(), id)).redirectUrl).toMatch(/^https:/);
      expect(bank.count()).toBe(1);
      expect(await attempts()).toBe(1);
    },
  );

  it('is settled once by return page, notification and sweep together', async () => {
    const { id } = await order();
    await pay(deps(), id);
    bank.pay(0);
    await passMinutes(16);
    await Promise.all([settle(deps(), id), settle(deps(), id), sweepOrders(deps())]);
    expect(await sales()).toBe(1);
    expect(await opened()).toEqual([id]);
  });

  it('is settled by the sweep, however many older ones the bank says nothing about', async () => {
    const { id, amount, currency, platformRate, paymentRate } = await order();
    const { db } = database;
    const silent = Array.from({ length: 501 }, () => randomUUID());
    const [createdAt, expiresAt] = [sql`now() - interval '2 days'`, sql`now()`];
    await db.insert(orders).values(
      silent.map((silentId) => ({
        ...{ id: silentId, buyerId: buyer, sellerId: seller, purpose: 'donation' as const, subjectId },
        ...{ title: 'Донат', email: 'nina@example.ru', amount, currency, platformRate, paymentRate },
        ...{ state: 'pending' as const, createdAt, expiresAt },
      })),
    );
    const redirectUrl = 'https://bank.example/silent';
    await db.insert(paymentAttempts).values(
      silent.map((orderId) => ({
        ...{ id: randomUUID(), orderId, provider: 'fake', redirectUrl, state: 'pending' as const, createdAt },
      })),
    );
    await pay(deps(), id);
    bank.pay(0);
    await passMinutes(16);
    // A run takes 500 of the 502 by chance.
    for (let run = 0; run < 5 && (await stateOf(id)) !== 'paid'; run += 1) await sweepOrders(deps());
    expect(await stateOf(id)).toBe('paid');
  });

  it('is not begun again once it is paid', async () => {
    const { id } = await order();
    await pay(deps(), id);
    bank.pay(0);
    await settle(deps(), id);
    expect(await pay(deps(), id)).toEqual({ order: expect.objectContaining({ state: 'paid' }) });
    expect(bank.count()).toBe(1);
  });
});

describe('a refusal', () => {
  it('ends its attempt only, and the order can be paid another way at the same price', async () => {
    const { id } = await order();
    await pay(deps(), id);
    bank.refuse(0);
    expect(await settle(deps(), id)).toMatchObject({ state: 'open' });
    await pay(deps(), id);
    bank.pay(1);
    expect(await settle(deps(), id)).toMatchObject({ state: 'paid' });
    expect(await attempts()).toBe(2);
  });

  it('of an older attempt does not undo a payment', async () => {
    const { id } = await order();
    await pay(deps(), id);
    bank.refuse(0);
    await settle(deps(), id);
    await pay(deps(), id);
    bank.pay(1);
    await settle(deps(), id);
    expect(await settle(deps(), id)).toMatchObject({ state: 'paid' });
  });

  it('that turns into a success is a payment all the same', async () => {
    const { id } = await order();
    await pay(deps(), id);
    bank.refuse(0);
    await settle(deps(), id);
    bank.pay(0);
    expect(await settle(deps(), id)).toMatchObject({ state: 'paid' });
    expect(await hold()).toBe(13_500n);
  });
});

describe('an attempt', () => {
  const rejecting: OrdersDeps['provider']['createPayment'] = async ({ attemptId }) => ({
    attemptId,
    status: { state: 'refused', reason: 'unnamed', retry: 'other_card' },
  });

  it('that the provider never took is not made again', async () => {
    const { id } = await order();
    await pay(deps({ provider: { ...bank.provider, createPayment: rejecting } }), id);
    expect(await settle(deps(), id)).toMatchObject({ state: 'open' });
    expect(bank.count()).toBe(0);
  });

  it('is one of ten at most', async () => {
    const { id } = await order();
    for (let attempt = 0; attempt < 10; attempt += 1) {
      await pay(deps(), id);
      bank.refuse(attempt);
      await settle(deps(), id);
    }
    expect(await pay(deps(), id)).toEqual({ order: expect.objectContaining({ state: 'open' }) });
    expect(bank.count()).toBe(10);
  });

  it('of the provider before goes on there, as does money on its way back', async () => {
    const { id } = await order();
    await pay(deps(), id);
    const other = createFakeProvider();
    const changed = deps({
      provider: { ...other.provider, name: 'other' },
      formerProviders: [bank.provider],
    });
    bank.pay(0);
    expect(await settle(changed, id)).toMatchObject({ state: 'paid' });
    const late = await order({ subjectId: 8 });
    await pay(deps(), late.id);
    bank.refuse(1);
    await passMinutes(31);
    await sweepOrders(changed);
    bank.pay(1);
    expect(await settle(changed, late.id)).toMatchObject({ state: 'expired' });
    await sendRefunds(changed);
    expect(bank.charged()).toBe(15_000n);
    expect(other.count()).toBe(0);
  });

  it('of another provider is neither asked for nor made again', async () => {
    const { id } = await order();
    bank.script('lost_after');
    await pay(deps(), id);
    const other = createFakeProvider();
    const changed = deps({ provider: { ...other.provider, name: 'other' } });
    expect((await pay(changed, id)).redirectUrl).toBeUndefined();
    expect(await settle(changed, id)).toMatchObject({ state: 'pending' });
    expect(other.count()).toBe(0);
  });
});

describe('money goes back by itself', () => {
  const refunds = () => database.db.select().from(paymentRefunds);

  it('where one order is paid on two pages', async () => {
    const { id } = await order();
    await pay(deps(), id);
    bank.refuse(0);
    await settle(deps(), id);
    await pay(deps(), id);
    bank.pay(0);
    bank.pay(1);
    await settle(deps(), id);
    expect(await refunds()).toEqual([expect.objectContaining({ reason: 'paid_twice', state: 'due' })]);
    await sendRefunds(deps());
    expect(await refunds()).toEqual([expect.objectContaining({ state: 'succeeded' })]);
    expect(bank.charged()).toBe(15_000n);
    expect(await hold()).toBe(13_500n);
    await proveLedger(database.db);
  });

  it('where the order was over', async () => {
    const { id } = await order();
    await pay(deps(), id);
    bank.refuse(0);
    await settle(deps(), id);
    await passMinutes(31);
    await sweepOrders(deps());
    bank.pay(0);
    expect(await settle(deps(), id)).toMatchObject({ state: 'expired' });
    await sendRefunds(deps());
    expect(bank.charged()).toBe(0n);
    expect(await opened()).toEqual([]);
    await proveLedger(database.db);
  });

  it.for(['lost_before', 'lost_after'] as const)('once, when the answer is %s', async (fate) => {
    const { id } = await order();
    await pay(deps(), id);
    bank.refuse(0);
    await settle(deps(), id);
    await passMinutes(31);
    await sweepOrders(deps());
    bank.pay(0);
    await settle(deps(), id);
    bank.script(fate);
    await sendRefunds(deps());
    await sendRefunds(deps());
    await sendRefunds(deps());
    expect(bank.charged()).toBe(0n);
    await proveLedger(database.db);
  });
});

it('keeps the moment of the database, not of this process', async () => {
  const { id } = await order();
  await pay(deps(), id);
  bank.pay(0);
  const before = await readSharedNow(database.db);
  const { paidAt } = await settle(deps(), id);
  expect(paidAt?.getTime()).toBeGreaterThanOrEqual(before.getTime());
});

describe('the last seat of a tier', () => {
  const seatOf = async (tierId: number, name: string) =>
    order({
      ...{ purpose: 'tier', subjectId: tierId, title: 'Первый ряд' },
      buyer: await partyOf(database.db, (await addAuthor(database.db, name)).userId),
    });

  it('is not sold twice when a bank lets people try again after their time', async () => {
    const { db } = database;
    const [author] = await db.select().from(authors).where(eq(authors.name, 'anna'));
    const tier = await addTier(db, author?.id ?? 0, 15_000);
    await db.update(tiers).set({ places: 1 });
    const late = await seatOf(tier.id, 'vera');
    await pay(deps(), late.id);
    bank.refuse(0);
    await settle(deps(), late.id);
    await db.update(orders).set({ expiresAt: sql`created_at` });
    const next = await seatOf(tier.id, 'dina');
    await pay(deps(), next.id);
    bank.pay(0);
    bank.pay(1);
    expect(await settle(deps(), late.id)).toMatchObject({ state: 'expired' });
    expect(await settle(deps(), next.id)).toMatchObject({ state: 'paid' });
    expect(await opened()).toEqual([next.id]);
    await sendRefunds(deps());
    expect(bank.charged()).toBe(15_000n);
    await proveLedger(db);
  });
});
