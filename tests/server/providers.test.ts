import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createCloudPayments, createYooKassa, type Payment } from '#src/server/payments/index.ts';
import { cards, cloudpayments, useBank, yookassa } from '#tests/bank/support/useBank.ts';

const world = useBank();

const adapters = {
  YooKassa: {
    connect: (secret = yookassa.secret) =>
      createYooKassa(
        { shopId: yookassa.name, secretKey: secret, baseUrl: `${world().bank.url}/v3`, taxSystemCode: 1 },
        fetch,
      ),
    creation: 'POST /v3/payments',
    refunding: 'POST /v3/refunds',
    kindOf: () => undefined,
  },
  CloudPayments: {
    connect: (secret = cloudpayments.secret) =>
      createCloudPayments(
        { publicId: cloudpayments.name, apiSecret: secret, baseUrl: world().bank.url, taxSystemCode: 1 },
        fetch,
      ),
    creation: 'POST /orders/create',
    refunding: 'POST /payments/refund',
    /** Each kind has an address of its own. */
    kindOf: (path: string) => path.split('/').at(-1),
  },
} as const;

describe.each(Object.entries(adapters))('%s', (_name, { connect, creation, refunding, kindOf }) => {
  const request = (attemptId: string = randomUUID()) => ({
    attemptId,
    amount: 50_000n,
    description: 'Первый ряд',
    email: 'nina@example.ru',
    item: { description: 'Первый ряд', amount: 50_000n, vatCode: 1 },
    returnUrl: `${world().shop.url}/back`,
    savesMethod: true,
    payerId: '7',
  });
  const pay = ({ redirectUrl = '' }: Payment, card: string = cards.pays) =>
    world().press(redirectUrl, { card, action: 'pay' });
  const refunded = (amount: bigint) => ({
    ...{ amount, email: 'nina@example.ru' },
    item: { description: 'Первый ряд', amount, vatCode: 1 },
  });
  const nameOf = ({ id }: Payment, attemptId: string) => ({ attemptId, ...(id !== undefined && { id }) });

  /** Makes a payment and pays it by a card. */
  async function buy(card: string = cards.pays) {
    const provider = connect();
    const wanted = request();
    const payment = await provider.createPayment(wanted);
    await pay(payment, card);
    return { provider, wanted, payment: await provider.getPayment(nameOf(payment, wanted.attemptId)) };
  }

  it('makes a payment that waits for the payer, and says what the bank keeps of it', async () => {
    const provider = connect();
    const wanted = request();
    const payment = await provider.createPayment(wanted);
    expect(payment).toMatchObject({
      attemptId: wanted.attemptId,
      status: { state: 'pending' },
      redirectUrl: expect.stringMatching(/^http:\/\/127\.0\.0\.1:/),
    });
    expect(await provider.getPayment(nameOf(payment, wanted.attemptId))).toMatchObject({
      status: { state: 'pending' },
    });
    expect(await pay(payment)).toMatchObject({ location: wanted.returnUrl });
    expect(await provider.getPayment(nameOf(payment, wanted.attemptId))).toMatchObject({
      id: expect.any(String),
      attemptId: wanted.attemptId,
      status: { state: 'succeeded', amount: 50_000n, cost: 1750n, method: { id: expect.any(String) } },
    });
  });

  it.each([
    ['hasNoMoney', 'no_funds', 'later'],
    ['isExpired', 'card_expired', 'other_card'],
  ] as const)('names the reason of a refusal: %s', async (card, reason, retry) => {
    expect((await buy(cards[card])).payment.status).toEqual({ state: 'refused', reason, retry });
  });

  it('makes one payment of an attempt, however often it is repeated', async () => {
    const provider = connect();
    const wanted = request();
    const first = await provider.createPayment(wanted);
    await pay(first);
    const again = await provider.createPayment(wanted);
    expect((await provider.getPayment(nameOf(again, wanted.attemptId))).status).toMatchObject({
      state: 'succeeded',
      amount: 50_000n,
    });
    const state = await (await fetch(`${world().bank.url}/control/state`)).json();
    expect(Object.keys(state.payments)).toHaveLength(1);
  });

  it.each(['error-before', 'error-after'])('does not know what an answer of 500 means: %s', async (kind) => {
    const provider = connect();
    const wanted = request();
    await world().script(kind, { only: creation });
    expect(await provider.createPayment(wanted)).toEqual({
      attemptId: wanted.attemptId,
      status: { state: 'unknown' },
    });
    const repeated = await provider.createPayment(wanted);
    expect(repeated).toMatchObject({ status: { state: 'pending' } });
    await pay(repeated);
    expect((await provider.getPayment(nameOf(repeated, wanted.attemptId))).status).toMatchObject({
      state: 'succeeded',
    });
  });

  it('charges a saved card without the payer, once', async () => {
    const { provider, payment } = await buy();
    const methodId = payment.status.state === 'succeeded' ? (payment.status.method?.id ?? '') : '';
    const charge = { ...request(), methodId, initiator: 'shop' } as const;
    expect((await provider.chargeSaved(charge)).status).toMatchObject({
      state: 'succeeded',
      amount: 50_000n,
    });
    const again = await provider.chargeSaved(charge);
    expect(again.status).toMatchObject({ state: 'succeeded' });
    expect(again.id).toBe((await provider.chargeSaved(charge)).id);
  });

  it('refunds once, and never more than was paid', async () => {
    const { provider, payment } = await buy();
    const refund = { refundId: randomUUID(), paymentId: payment.id ?? '', ...refunded(30_000n) };
    const first = await provider.refund(refund);
    expect(first.status).toEqual({ state: 'succeeded' });
    expect((await provider.refund(refund)).id).toBe(first.id);
    expect((await provider.getRefund(first.id ?? '')).status).toEqual({ state: 'succeeded' });
    const tooMuch = { ...refund, refundId: randomUUID(), ...refunded(20_001n) };
    expect((await provider.refund(tooMuch)).status).toMatchObject({ state: 'refused' });
  });

  it('refunds once when the answer is lost', async () => {
    const { provider, payment } = await buy();
    const refund = { refundId: randomUUID(), paymentId: payment.id ?? '', ...refunded(50_000n) };
    await world().script('error-after', { only: refunding });
    expect((await provider.refund(refund)).status).toEqual({ state: 'unknown' });
    expect((await provider.refund(refund)).status).toEqual({ state: 'succeeded' });
  });

  it('refunds once, also after the provider has forgotten the key', async () => {
    const { provider, payment } = await buy();
    const refund = { paymentId: payment.id ?? '', ...refunded(50_000n), isOnly: true };
    await world().script('error-after', { only: refunding });
    expect((await provider.refund({ ...refund, refundId: randomUUID() })).status).toEqual({
      state: 'unknown',
    });
    // Another key is as good as one that is forgotten.
    expect((await provider.refund({ ...refund, refundId: randomUUID() })).status).toEqual({
      state: 'succeeded',
    });
    const state = await (await fetch(`${world().bank.url}/control/state`)).json();
    expect(Object.values(state.refunds)).toHaveLength(1);
  });

  it('reads its notifications, and takes from them only where to look', async () => {
    const { provider, wanted, payment } = await buy();
    await world().heard(1);
    const events = world().shop.messages.map(({ path, headers, body }) => {
      const kind = kindOf(path);
      return provider.parseNotification({ headers, body: Buffer.from(body), ...(kind && { kind }) });
    });
    expect(events).not.toContain(undefined);
    const names = events.flatMap((event) => (event?.kind === 'payment' ? [event.payment] : []));
    expect(names).toContainEqual(
      expect.objectContaining(
        kindOf('pay') === undefined ? { id: payment.id } : { attemptId: wanted.attemptId },
      ),
    );
  });

  it('refuses everything where its secret is wrong, and charges nothing', async () => {
    const provider = connect('another secret');
    const { status } = await provider.createPayment(request());
    expect(['refused', 'unknown']).toContain(status.state);
  });

  it.each(['', '{', '[]', 'null', '{"type":"notification"}', 'TransactionId=1&InvoiceId=2', '%'])(
    'takes no notification from anybody: %j',
    (body) => {
      const forged = { 'content-hmac': 'AAAA', 'x-content-hmac': 'AAAA' };
      const message = { headers: forged, body: Buffer.from(body), kind: 'pay' };
      expect(connect().parseNotification(message)).toBeUndefined();
    },
  );
});
