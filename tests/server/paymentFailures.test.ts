/** @module-tag slow */
import { createHmac } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { testShop } from '#src/bank/settings.ts';
import { tables } from '#src/server/database/index.ts';
import { proveLedger } from '#src/server/ledger/index.ts';
import { sendRefunds, settle, sweepOrders } from '#src/server/orders/index.ts';
import { cards } from '#tests/bank/support/useBank.ts';
import { killedAfter } from './support/killed.ts';
import { type BankName, shopAt } from './support/shopAt.ts';

const { orders, paymentAttempts, paymentNotifications, paymentRefunds } = tables;

const banks = {
  yookassa: {
    creation: 'POST /v3/payments',
    events: ['payment.waiting_for_capture', 'payment.succeeded', 'payment.canceled'],
  },
  cloudpayments: { creation: 'POST /orders/create', events: ['pay', 'fail', 'confirm'] },
} as const;

const orderings = [
  [0, 1, 2],
  [0, 2, 1],
  [1, 0, 2],
  [1, 2, 0],
  [2, 0, 1],
  [2, 1, 0],
];

// Numbers are the rows of failures that others had (issue «Money»).
describe.each(Object.entries(banks))('at %s', (name, { creation, events }) => {
  const shop = shopAt(name as BankName);
  const attempt = async () => {
    const [row] = await shop().db.select().from(paymentAttempts);
    if (row === undefined) throw new Error('there is no attempt');
    return row;
  };
  const paymentOf = async () => Object.keys((await shop().held()).payments)[0] ?? '';
  const paid = async () =>
    Object.values<{ status: string; amount: number; refunded: number }>((await shop().held()).payments)
      .filter(({ status }) => status === 'succeeded')
      .reduce((sum, { amount, refunded }) => sum + amount - refunded, 0);
  beforeEach(() => () => proveLedger(shop().db));

  it('1: notifications in any order, all of them again and again, come to the same end', async () => {
    const id = await shop().order();
    await shop().press(await shop().pay(id), cards.pays);
    const { id: attemptId } = await attempt();
    const payment = await paymentOf();
    for (const ordering of orderings)
      for (const index of ordering) {
        expect(await shop().notify(events[index] ?? '', payment, attemptId)).toBe(200);
        await shop().handle();
      }
    expect(await shop().read(id)).toMatchObject({ state: 'paid' });
    expect([await shop().sales(), await shop().opened()]).toEqual([1, [id]]);
  });

  it('2, 4, 30: one tier is one order and one payment, however often and however slowly it is bought', async () => {
    const tier = await shop().addTier();
    const ids = await Promise.all(Array.from({ length: 20 }, () => shop().order(tier)));
    expect(new Set(ids).size).toBe(1);
    const [id = ''] = ids;
    const pages = new Set(await Promise.all([shop().pay(id), shop().pay(id)]));
    expect(pages.size).toBe(1);
    const [page = ''] = pages;
    await shop().press(page, cards.pays);
    await shop().press(page, cards.pays);
    expect(await shop().settle(id)).toMatchObject({ state: 'paid' });
    expect(await paid()).toBe(50_000);
  });

  it('3: an order that is paid on a second page is not paid on the first as well', async () => {
    const id = await shop().order();
    const first = await shop().pay(id);
    await shop().press(first, cards.hasNoMoney);
    expect(await shop().settle(id)).toMatchObject({ state: 'open', refusal: 'no_funds' });
    const second = await shop().pay(id);
    await shop().press(second, cards.pays);
    expect(await shop().settle(id)).toMatchObject({ state: 'paid' });
    await shop().press(first, cards.pays);
    await shop().settle(id);
    await sendRefunds(shop().payments);
    expect(await paid()).toBe(50_000);
    expect(await shop().sales()).toBe(1);
  });

  it('6, 7, 12, 13: return page, notification and sweep at once make one sale', async () => {
    for (let round = 0; round < 5; round += 1) {
      const id = await shop().donate();
      await shop().press(await shop().pay(id), cards.pays);
      await shop()
        .db.update(paymentAttempts)
        .set({ createdAt: sql`created_at - interval '16 minutes'` });
      await Promise.all([
        shop().settle(id),
        shop().handle(),
        sweepOrders(shop().payments),
        ...Array.from({ length: 4 }, () => settle(shop().payments, id)),
      ]);
      expect(await shop().read(id)).toMatchObject({ state: 'paid' });
    }
    expect(await shop().sales()).toBe(5);
    expect(Object.keys((await shop().held()).payments)).toHaveLength(5);
  });

  it('8, 14: a payment whose answer was lost is found by its notification', async () => {
    const id = await shop().order();
    await shop().bank.script('error-after', { only: creation });
    expect(await shop().pay(id)).toBeNull();
    const [checkout] = Object.keys((await shop().held()).checkouts);
    await shop().press(`${shop().bank.bank.url}/pay/${checkout}`, cards.pays);
    await shop().stored(1);
    await shop().handle();
    expect(await shop().read(id)).toMatchObject({ state: 'paid' });
    expect(Object.keys((await shop().held()).payments)).toHaveLength(1);
  });

  it('9: an answer that is older than what is stored changes nothing', async () => {
    const id = await shop().order();
    const page = await shop().pay(id);
    const { provider } = shop().payments;
    let release = () => undefined as void;
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    let asked = () => undefined as void;
    const isAsked = new Promise<void>((resolve) => {
      asked = resolve;
    });
    const slow = {
      ...provider,
      async getPayment(paymentName: Parameters<typeof provider.getPayment>[0]) {
        const payment = await provider.getPayment(paymentName);
        asked();
        await released;
        return payment;
      },
    };
    const stale = settle({ ...shop().payments, provider: slow }, id);
    await isAsked;
    await shop().press(page, cards.pays);
    await settle(shop().payments, id);
    release();
    expect(await stale).toMatchObject({ state: 'paid' });
  });

  it('10, 11: neither a late failure nor that of an older attempt undoes a payment', async () => {
    const id = await shop().order();
    await shop().press(await shop().pay(id), cards.isExpired);
    const old = await attempt();
    await shop().settle(id);
    await shop().press(await shop().pay(id), cards.pays);
    await shop().settle(id);
    const failure = events.find((event) => /fail|cancel/.test(event)) ?? '';
    for (const payment of Object.keys((await shop().held()).payments))
      await shop().notify(failure, payment, old.id);
    await shop().handle();
    expect(await shop().read(id)).toMatchObject({ state: 'paid', refusal: null });
    expect(await shop().sales()).toBe(1);
  });

  it('15: a sale that breaks off at any statement leaves nothing, and is made by the next who asks', async () => {
    const id = await shop().order();
    await shop().press(await shop().pay(id), cards.pays);
    const { db } = shop().payments;
    // The last statements are those of the sale. Each of them may be the last that a server makes.
    for (let statements = 0; (await shop().read(id)).state !== 'paid'; statements += 1) {
      expect([await shop().sales(), await shop().opened()]).toEqual([0, []]);
      await settle({ ...shop().payments, db: killedAfter(db, statements) }, id).catch(() => undefined);
      await proveLedger(db);
    }
    expect([await shop().sales(), await shop().opened()]).toEqual([1, [id]]);
    await shop().stored(1);
    await shop().handle();
    expect(await shop().sales()).toBe(1);
    expect(await shop().read(id)).toMatchObject({ state: 'paid' });
  });

  it('31: a payment that hangs for days is not begun again, and ends when the bank knows', async () => {
    const tier = await shop().addTier();
    const id = await shop().order(tier);
    const page = await shop().pay(id);
    await shop().press(page, '2200 0000 0000 0095');
    await shop()
      .db.update(orders)
      .set({ expiresAt: sql`expires_at - interval '3 days'` });
    await shop()
      .db.update(paymentAttempts)
      .set({ createdAt: sql`created_at - interval '3 days'` });
    await sweepOrders(shop().payments);
    expect(await shop().read(id)).toMatchObject({ state: 'pending' });
    expect([await shop().order(tier), await shop().pay(id)]).toEqual([id, page]);
    await shop().bank.control('finish', { id: await paymentOf() });
    await sweepOrders(shop().payments);
    expect(await shop().read(id)).toMatchObject({ state: 'paid' });
    expect(await paid()).toBe(50_000);
  });

  it('32: money that came too late goes back once, however often the bank is asked', async () => {
    const id = await shop().order();
    const page = await shop().pay(id);
    await shop().db.update(orders).set({ state: 'void' });
    // The shop is not asked before the charge, as where the question gets lost.
    await shop().bank.control('set-addresses', { yookassa: '', cloudpayments: '' });
    await shop().press(page, cards.pays);
    for (let round = 0; round < 3; round += 1) {
      await Promise.all([shop().settle(id), settle(shop().payments, id)]);
      await Promise.all([sendRefunds(shop().payments), sendRefunds(shop().payments)]);
    }
    expect(await shop().db.select().from(paymentRefunds)).toMatchObject([{ state: 'succeeded' }]);
    expect(await paid()).toBe(0);
    expect(await shop().read(id)).toMatchObject({ state: 'void', is_refunded: true });
    // 54-ФЗ: money that goes back has a receipt, too.
    expect(Object.values((await shop().held()).refunds)).toMatchObject([{ hasReceipt: true }]);
  });

  it('38: a payment of another shop at the same account changes nothing here', async () => {
    const id = await shop().order();
    await shop().pay(id);
    const foreign = 'a7a5f3c2-0000-4000-8000-000000000001';
    const { redirectUrl = '' } = await shop().payments.provider.createPayment({
      ...{ attemptId: foreign, amount: 50_000n, description: 'Чужое', email: 'vera@example.ru' },
      item: { description: 'Чужое', amount: 50_000n, vatCode: 1 },
      ...{ returnUrl: 'https://another.example/', savesMethod: false, payerId: '1' },
    });
    await shop().press(redirectUrl, cards.pays);
    const theirs = Object.keys((await shop().held()).payments).at(-1) ?? '';
    await shop().notify(events[1] ?? '', theirs, foreign);
    await shop().handle();
    expect(await shop().read(id)).toMatchObject({ state: 'pending' });
    expect(await shop().opened()).toEqual([]);
    const rows = await shop().db.select().from(paymentNotifications);
    expect(rows.every(({ handledAt }) => handledAt === null)).toBe(true);
  });

  it('a notification that nobody can place is looked at eight times, and given up', async () => {
    await shop().notify(events[1] ?? '', '987654321', 'a7a5f3c2-0000-4000-8000-000000000002');
    for (let look = 0; look < 9; look += 1) {
      await shop().handle();
      await shop()
        .db.update(paymentNotifications)
        .set({ dueAt: new Date(0) });
    }
    expect(await shop().db.select().from(paymentNotifications)).toMatchObject([
      { tries: 7, handledAt: expect.any(Date) },
    ]);
  });

  it('a forged notification is believed in nothing', async () => {
    const id = await shop().order();
    await shop().pay(id);
    const { id: attemptId, providerId } = await attempt();
    const url = `/api/payments/${name}/${name === 'yookassa' ? '' : 'pay'}`;
    const body =
      name === 'yookassa'
        ? JSON.stringify({
            type: 'notification',
            event: 'payment.succeeded',
            object: { id: providerId, status: 'succeeded', paid: true, amount: { value: '500.00' } },
          })
        : `TransactionId=1&InvoiceId=${attemptId}&Amount=500.00&Status=Completed`;
    const { statusCode } = await shop().app.inject({
      method: 'POST',
      url,
      payload: body,
      headers: { 'content-type': 'text/plain', 'content-hmac': 'Zm9yZ2Vk' },
    });
    expect(statusCode).toBe(name === 'yookassa' ? 200 : 400);
    await shop().handle();
    expect(await shop().read(id)).toMatchObject({ state: 'pending' });
    expect(await shop().sales()).toBe(0);
  });

  it.each(['', '{', '[]', 'null', '{"type":"notification"}', '%', '\0'])(
    'a body of nonsense is refused: %j',
    async (payload) => {
      const url = `/api/payments/${name}/${name === 'yookassa' ? '' : 'pay'}`;
      expect((await shop().app.inject({ method: 'POST', url, payload })).statusCode).toBe(400);
    },
  );

  it('a body beyond the bound is not read', async () => {
    const url = `/api/payments/${name}/${name === 'yookassa' ? '' : 'pay'}`;
    const payload = 'a'.repeat(70_000);
    const headers = { 'content-type': 'application/json' };
    const { statusCode } = await shop().app.inject({ method: 'POST', url, payload, headers });
    expect(statusCode).toBe(413);
  });
});

describe('CloudPayments asks before it charges', () => {
  const shop = shopAt('cloudpayments');

  it('and is told no once the order is over', async () => {
    const id = await shop().order();
    const page = await shop().pay(id);
    await shop().db.update(orders).set({ state: 'void' });
    await shop().press(page, cards.pays);
    const payments = Object.values<{ status: string }>((await shop().held()).payments);
    expect(payments.map(({ status }) => status)).not.toContain('succeeded');
  });

  it.each([
    ['500.00', 0],
    ['499.99', 12],
    ['5000.00', 12],
    ['', 12],
  ])('and is told no for another sum than that of the order: %s', async (amount, code) => {
    await shop().pay(await shop().order());
    const [attempt] = await shop().db.select().from(paymentAttempts);
    const fields = { TransactionId: '1', InvoiceId: attempt?.id ?? '', Amount: amount };
    const body = new URLSearchParams(fields).toString();
    const hmac = createHmac('sha256', testShop.cloudpayments.secret).update(body).digest('base64');
    const answer = await shop().app.inject({
      method: 'POST',
      url: '/api/payments/cloudpayments/check',
      payload: body,
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'content-hmac': hmac },
    });
    expect(answer.json()).toEqual({ code });
  });
});
