/** @module-tag slow */
import { eq, sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { tables, type OpenDatabase } from '#src/server/database/index.ts';
import { partyOf } from '#src/server/ledger/index.ts';
import { createMetrics } from '#src/server/metrics/metrics.ts';
import {
  createOrder,
  handleNotifications,
  type OrdersDeps,
  pay,
  sendRefunds,
  sweepOrders,
} from '#src/server/orders/index.ts';
import { emptyDatabase, openTestDatabase } from './support/database.ts';
import { createFakeProvider } from './support/fakeProvider.ts';
import { addAuthor } from './support/people.ts';
import { testPayments } from './support/testServer.ts';

const { authors, orders, paymentAttempts, paymentNotifications, paymentRefunds } = tables;

let database: OpenDatabase;
let bank: ReturnType<typeof createFakeProvider>;
/** An order whose payer has paid. */
let paid: typeof orders.$inferSelect;
let attempt: typeof paymentAttempts.$inferSelect;
beforeAll(async () => {
  database = await openTestDatabase();
}, 30_000);
beforeEach(async () => {
  await emptyDatabase(database);
  bank = createFakeProvider();
  const { db } = database;
  const buyer = await partyOf(db, (await addAuthor(db, 'nina')).userId);
  const seller = await partyOf(db, (await addAuthor(db, 'anna')).userId);
  const [author] = await db.select().from(authors).where(eq(authors.name, 'anna'));
  const { id } = await createOrder(db, {
    ...{ buyer, seller, purpose: 'donation', subjectId: author?.id ?? 0, title: 'Донат', amount: 50_000n },
    ...{ email: 'nina@example.ru', rates: { platform: 700n, payment: 300n } },
  });
  await pay(testPayments(db, bank.provider), id);
  bank.pay(0);
  await db.update(paymentAttempts).set({ createdAt: sql`created_at - interval '16 minutes'` });
  const [[order], [begun]] = [await db.select().from(orders), await db.select().from(paymentAttempts)];
  if (order === undefined || begun === undefined) throw new Error('there is no order');
  [paid, attempt] = [order, begun];
});
afterAll(() => database.close());

/** Payments of which the bank knows nothing. @returns their attempts */
async function addSilent(count: number): Promise<(typeof attempt)[]> {
  const copies = Array.from({ length: count }, () => ({ ...paid, id: v7() }));
  await database.db.insert(orders).values(copies);
  const silent = copies.map(({ id: orderId }) => {
    const id = v7();
    return { ...attempt, id, orderId, providerId: null, redirectUrl: null };
  });
  await database.db.insert(paymentAttempts).values(silent);
  return silent;
}

/** The bank answers about the one payment only. */
function deps(answer: () => Promise<{ readonly status: { readonly state: 'unknown' } }>): OrdersDeps {
  const { provider } = bank;
  return testPayments(database.db, {
    ...provider,
    createPayment: answer,
    refund: (refund) => (refund.paymentId === attempt.providerId ? provider.refund(refund) : answer()),
  });
}
const unknown = async () => ({ status: { state: 'unknown' } }) as const;
const stateOf = async () => (await database.db.select().from(orders).where(eq(orders.id, paid.id)))[0]?.state;

// Batches are taken by chance: among so many rows each run has more than an even chance for the one.
describe('payments of which the bank says nothing hold up no other', { timeout: 120_000 }, () => {
  it('in the sweep', async () => {
    await addSilent(600);
    for (let run = 0; run < 30 && (await stateOf()) !== 'paid'; run += 1) await sweepOrders(deps(unknown));
    expect(await stateOf()).toBe('paid');
  });

  it('in the inbox, also where asking fails', async () => {
    const silent = await addSilent(120);
    const receivedAt = new Date(0);
    const rows = [...silent, attempt].map(({ id }) => ({
      ...{ provider: attempt.provider, eventId: id, attemptId: id, receivedAt, dueAt: receivedAt },
    }));
    await database.db.insert(paymentNotifications).values(rows);
    const failing = deps(() => Promise.reject(new Error('no answer')));
    for (let run = 0; run < 30 && (await stateOf()) !== 'paid'; run += 1)
      await handleNotifications(failing).catch(() => undefined);
    expect(await stateOf()).toBe('paid');
  });

  it('in the refunds', async () => {
    const silent = await addSilent(600);
    const due = [...silent.map((one) => ({ ...one, providerId: one.id })), attempt];
    await database.db.update(paymentAttempts).set({ providerId: sql`coalesce(provider_id, id::text)` });
    const refund = { amount: 50_000n, reason: 'gone', state: 'due', createdAt: new Date(0) } as const;
    await database.db
      .insert(paymentRefunds)
      .values(due.map(({ id: attemptId }) => ({ ...refund, id: v7(), attemptId })));
    const isBack = async () =>
      (await database.db.$count(paymentRefunds, eq(paymentRefunds.state, 'succeeded'))) === 1;
    for (let run = 0; run < 30 && !(await isBack()); run += 1) await sendRefunds(deps(unknown));
    expect(await isBack()).toBe(true);
  });
});

it('the metrics tell how long payments hang, how many are unknown, and how many refunds are due', async () => {
  const read = async (name: string) => {
    const text = await createMetrics(database.db).read();
    return Number(new RegExp(String.raw`^${name} (\S+)$`, 'm').exec(text)?.[1]);
  };
  expect(await read('payments_pending_seconds')).toBeGreaterThanOrEqual(16 * 60);
  expect(await read('payments_unknown')).toBe(0);
  expect(await read('refunds_due')).toBe(0);
  const [silent] = await addSilent(1);
  expect(await read('payments_unknown')).toBe(1);
  const refund = { id: v7(), amount: 1n, reason: 'gone', state: 'due', createdAt: new Date(0) } as const;
  await database.db.insert(paymentRefunds).values({ ...refund, attemptId: silent?.id ?? '' });
  expect(await read('refunds_due')).toBe(1);
  const ended = { state: 'refused', endedAt: new Date() } as const;
  await database.db.update(paymentAttempts).set(ended);
  expect(await read('payments_pending_seconds')).toBe(0);
});
