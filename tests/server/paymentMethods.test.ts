/** @module-tag slow */
import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { consentVersion } from '#src/format/recurringConsent.ts';
import { tables } from '#src/server/database/index.ts';
import { partyOf } from '#src/server/ledger/index.ts';
import { pay, settle } from '#src/server/orders/index.ts';
import { lockMethod, revokeMethod, saveMethod } from '#src/server/paymentMethods/methods.ts';
import { clearDeparted } from '#src/server/users/departures.ts';
import { cards } from '#tests/bank/support/useBank.ts';
import { idOf } from './support/people.ts';
import { type BankName, shopAt } from './support/shopAt.ts';
import { password } from './support/testServer.ts';

const { grants, orders, paymentAttempts, paymentMethods, subscriptions, users } = tables;

const refusal = { saved_method: ['Этой картой заплатить уже нельзя. Выберите другой способ.'] };

// The bank answers as each of the providers does.
describe.each(['yookassa', 'cloudpayments'] satisfies BankName[])('saved methods at %s', (name) => {
  const shop = shopAt(name);
  const list = async (bearer = shop().reader) => (await shop().get('/api/payment-methods/', bearer)).json();
  const forbid = (id: string, bearer = shop().reader) =>
    shop().send('DELETE', `/api/payment-methods/${id}/`, undefined, bearer);
  const payBy = async (id: string, body: object, bearer = shop().reader) =>
    shop().post(`/api/orders/${id}/pay/`, body, bearer);
  const rows = () => shop().db.select().from(paymentMethods);

  /** Buys a month with the consent. @returns the id of the saved method */
  async function save(card: string = cards.pays): Promise<string> {
    const id = await shop().order();
    await shop().press(await shop().pay(id, { consent: consentVersion }), card);
    await shop().settle(id);
    return (await list())[0].id;
  }
  const charged = async () =>
    Object.values<{ status: string; amount: number; refunded: number }>((await shop().held()).payments)
      .filter(({ status }) => status === 'succeeded')
      .reduce((sum, { amount, refunded }) => sum + amount - refunded, 0);

  it('nothing is saved without the consent', async () => {
    const id = await shop().order();
    await shop().press(await shop().pay(id), cards.pays);
    expect(await shop().settle(id)).toMatchObject({ state: 'paid' });
    expect(await list()).toEqual([]);
    const methods = Object.values<{ isSaved: boolean }>((await shop().held()).methods);
    expect(methods.map(({ isSaved }) => isSaved)).toEqual([false]);
  });

  it('a card is saved by the consent, with its version and moment', async () => {
    const method = await save();
    expect(await list()).toEqual([
      {
        ...{ id: method, kind: 'card', title: 'Мир •••• 0004', expiry: '2029-08' },
        ...{ is_expired: false, is_usable: true, saved_at: expect.any(String) },
      },
    ]);
    const [attempt] = await shop()
      .db.select()
      .from(paymentAttempts)
      .where(eq(paymentAttempts.consent, consentVersion));
    expect(await rows()).toMatchObject([{ consent: consentVersion, consentedAt: attempt?.createdAt }]);
  });

  it('nothing is saved of a payment that was refused', async () => {
    const id = await shop().order();
    await shop().press(await shop().pay(id, { consent: consentVersion }), cards.hasNoMoney);
    expect(await shop().settle(id)).toMatchObject({ state: 'open' });
    expect(await list()).toEqual([]);
  });

  it('an account of СБП is saved, too', async () => {
    const id = await shop().order();
    const page = await shop().pay(id, { method: 'sbp', consent: consentVersion });
    await shop().bank.press(`${page}/sbp`, { action: 'pay' });

    await shop().settle(id);
    expect(await list()).toMatchObject([{ kind: 'sbp', title: 'СБП', expiry: null }]);
  });

  it('pays the next order without a page of the bank, once', async () => {
    const method = await save();
    const id = await shop().donate();
    const answers = await Promise.all([
      payBy(id, { saved_method: method }),
      payBy(id, { saved_method: method }),
    ]);
    for (const answer of answers) expect(answer.json()).toMatchObject({ redirect_url: null });
    expect(await shop().settle(id)).toMatchObject({ state: 'paid' });
    expect(await charged()).toBe(100_000);
  });

  it('says why it was refused, and stays', async () => {
    const method = await save(cards.failsToRenew);
    const id = await shop().donate();
    await payBy(id, { saved_method: method });
    expect(await shop().settle(id)).toMatchObject({ state: 'open', refusal: 'no_funds' });
    expect(await list()).toHaveLength(1);
  });

  it('a charge whose answer was lost is found, and made once', async () => {
    const method = await save();
    const id = await shop().donate();
    const path = name === 'yookassa' ? 'POST /v3/payments' : 'POST /payments/tokens/charge';
    await shop().bank.script('error-after', { only: path });
    expect((await payBy(id, { saved_method: method })).json()).toMatchObject({ order: { state: 'pending' } });
    expect(await shop().settle(id)).toMatchObject({ state: 'paid' });
    expect(await charged()).toBe(100_000);
  });

  /** Charges a card, loses the answer and forbids the card. @returns the order */
  async function loseAndForbid(moment: 'before' | 'after'): Promise<string> {
    const method = await save();
    const id = await shop().donate();
    const path = name === 'yookassa' ? 'POST /v3/payments' : 'POST /payments/tokens/charge';
    await shop().bank.script(`error-${moment}`, { only: path });
    await payBy(id, { saved_method: method });
    expect((await forbid(method)).statusCode).toBe(204);
    return id;
  }

  it('a charge that never came to the bank is given up once the card is forbidden', async () => {
    const id = await loseAndForbid('before');
    expect(await shop().settle(id)).toMatchObject({ state: 'pending' });
    await shop()
      .db.update(paymentMethods)
      .set({ revokedAt: sql`revoked_at - interval '2 minutes'` });
    expect(await shop().settle(id)).toMatchObject({ state: 'open', refusal: 'permission_revoked' });
    expect(await charged()).toBe(50_000);
  });

  it('a charge from before a card was forbidden is found without charging it again', async () => {
    expect(await shop().settle(await loseAndForbid('after'))).toMatchObject({ state: 'paid' });
    expect(await charged()).toBe(100_000);
  });

  it('a forbidden one is charged no more, and keeps nothing but the consent', async () => {
    const method = await save();
    expect((await forbid(method)).statusCode).toBe(204);
    expect(await list()).toEqual([]);
    expect(await rows()).toMatchObject([
      { providerId: null, title: '', expiry: null, consent: consentVersion, revokedAt: expect.any(Date) },
    ]);
    const id = await shop().donate();
    const answer = await payBy(id, { saved_method: method });
    expect([answer.statusCode, answer.json()]).toEqual([400, refusal]);
    expect(await shop().read(id)).toMatchObject({ state: 'open' });
    expect((await forbid(method)).statusCode).toBe(404);
  });

  it('one that the bank forbids is forbidden here', async () => {
    const method = await save();
    const [row] = await rows();
    await shop().bank.control('revoke-method', { id: row?.providerId });
    const id = await shop().donate();
    await payBy(id, { saved_method: method });
    expect(await shop().settle(id)).toMatchObject({ state: 'open' });
    expect(await list()).toEqual([]);
  });

  it('a consent from before a revocation does not bring the card back', async () => {
    const method = await save();
    await shop().db.delete(grants);
    await shop().db.delete(subscriptions);
    const id = await shop().order();
    const page = await shop().pay(id, { consent: consentVersion });
    await forbid(method);
    await shop().press(page, cards.pays);
    expect(await shop().settle(id)).toMatchObject({ state: 'paid' });
    expect(await list()).toEqual([]);
  });

  it('of another person can neither be seen, charged nor forbidden', async () => {
    const method = await save();
    const vera = await shop().enter('vera@example.ru');
    expect(await list(vera)).toEqual([]);
    const donation = { purpose: 'donation', subject: await authorOf(), amount: 50_000 };
    const { id } = (await shop().post('/api/orders/', donation, vera)).json();
    const answer = await payBy(id, { saved_method: method }, vera);
    expect([answer.statusCode, answer.json()]).toEqual([400, refusal]);
    expect((await forbid(method, vera)).statusCode).toBe(404);
    expect(await list()).toHaveLength(1);
    expect(await charged()).toBe(50_000);
  });
  const authorOf = async () => {
    const [author] = await shop().db.select().from(tables.authors);
    return author?.id ?? 0;
  };

  it.each([
    ['a7a5f3c2-0000-4000-8000-000000000001', refusal],
    ['1', { saved_method: [expect.any(String)] }],
    ["' or 1=1 --", { saved_method: [expect.any(String)] }],
    [7, { saved_method: [expect.any(String)] }],
  ])('a forged id is refused: %j', async (method, body) => {
    await save();
    const answer = await payBy(await shop().donate(), { saved_method: method });
    expect([answer.statusCode, answer.json()]).toEqual([400, body]);
    expect((await forbid(String(method))).statusCode).toBe(404);
  });

  it('an expired card is listed and not charged', async () => {
    const method = await save();
    await shop().db.update(paymentMethods).set({ expiry: '2020-01' });
    expect(await list()).toMatchObject([{ is_expired: true, is_usable: false }]);
    const answer = await payBy(await shop().donate(), { saved_method: method });
    expect(answer.json()).toEqual(refusal);
  });

  it('one of a provider that the site has left is listed and not charged', async () => {
    const method = await save();
    await shop().db.update(paymentMethods).set({ provider: 'former' });
    expect(await list()).toMatchObject([{ is_expired: false, is_usable: false }]);
    expect((await payBy(await shop().donate(), { saved_method: method })).json()).toEqual(refusal);
  });

  it('choices that exclude each other, and consents to another text, are refused', async () => {
    const tier = await shop().order();
    const method = 'a7a5f3c2-0000-4000-8000-000000000001';
    for (const body of [
      { method: 'card', saved_method: method },
      { method: 'cash' },
      { consent: '2020-01-01' },
      { consent: true },
    ])
      expect((await payBy(tier, body)).statusCode).toBe(400);
    expect((await payBy(await shop().donate(), { consent: consentVersion })).json()).toEqual({
      consent: ['Разрешение списывать нужно только для подписки.'],
    });
    expect(await shop().read(tier)).toMatchObject({ state: 'open' });
  });

  it('dies with the account, and the numbers stay', async () => {
    await save();
    const { access } = await shop().logIn('nina@example.ru');
    const left = await shop().send('DELETE', '/auth/users/me/', { current_password: password }, access);
    expect(left.statusCode).toBe(204);
    expect(await rows()).toMatchObject([{ providerId: null, title: '', revokedAt: expect.any(Date) }]);
    await clearDeparted(shop().db);
    expect(await shop().db.$count(users, eq(users.email, 'nina@example.ru'))).toBe(0);
    expect(await shop().db.$count(orders)).toBe(1);
  });

  it('a revocation and a charge that begin at once come one after the other', async () => {
    const { db, payments } = shop();
    const { name: provider } = payments.provider;
    const userId = await idOf(db, 'nina@example.ru');
    for (let round = 0; round < 10; round += 1) {
      const owner = await partyOf(db, userId);
      const consentedAt = new Date(Date.now() + 1000);
      const token = { id: `token-${round}`, kind: 'card', title: 'Мир •••• 0004' } as const;
      await saveMethod(db, { owner, provider, method: token, consent: consentVersion, consentedAt });
      const [{ id: method } = { id: '' }] = await list();
      const id = await shop().donate();
      const [begun] = await Promise.allSettled([
        pay(payments, id, { savedMethod: method }),
        revokeMethod(db, userId, method),
      ]);
      // A charge that was refused for the revocation has made no attempt; one that was before it has ended.
      expect(await lockMethod(db, { id: method, owner, provider })).toBeUndefined();
      const attempts = await db.$count(paymentAttempts, eq(paymentAttempts.orderId, id));
      expect(attempts).toBe(begun.status === 'fulfilled' ? 1 : 0);
      await settle(payments, id);
    }
  });

  it('the same card is one method, with the newer consent', async () => {
    const { db } = shop();
    const owner = await partyOf(db, await idOf(db, 'nina@example.ru'));
    const method = { id: 'token', kind: 'card', title: 'Мир •••• 0004' } as const;
    for (const consent of ['1', '2'])
      await saveMethod(db, { owner, provider: 'test', method, consent, consentedAt: new Date() });
    expect(await rows()).toMatchObject([{ consent: '2' }]);
  });
});
