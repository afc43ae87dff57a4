import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { cards, cloudpayments, useBank, yookassa } from './support/useBank.ts';

const world = useBank();
const rubles = (value: string) => ({ value, currency: 'RUB' });
const statusOf = async (id: string): Promise<string> =>
  (await world().yookassa('GET', `/payments/${id}`)).body.status;
const basic = (name: string, secret: string) =>
  `Basic ${Buffer.from(`${name}:${secret}`).toString('base64')}`;

test.each([
  ['no header', undefined],
  ['a wrong secret', basic(yookassa.name, 'wrong')],
  ['the secret of the other format', basic(cloudpayments.name, cloudpayments.secret)],
  ['an empty secret', basic(yookassa.name, '')],
  ['another scheme', `Bearer ${yookassa.secret}`],
])('%s opens nothing of YooKassa', async (_name, authorization) => {
  const { id } = await world().buy();
  const headers = { ...(authorization !== undefined && { authorization }) };
  const reply = await fetch(`${world().bank.url}/v3/payments/${id}`, { headers });
  expect([reply.status, await reply.json()]).toEqual([
    401,
    expect.objectContaining({ code: 'invalid_credentials' }),
  ]);
});

test('a wrong secret opens nothing of CloudPayments', async () => {
  for (const authorization of [basic(cloudpayments.name, 'wrong'), basic(yookassa.name, yookassa.secret)]) {
    const headers = { authorization, 'content-type': 'application/json' };
    const reply = await fetch(`${world().bank.url}/payments/find`, {
      method: 'POST',
      headers,
      body: '{"InvoiceId":"7"}',
    });
    expect(reply.status).toBe(401);
  }
});

test('a key that comes again with another body is refused', async () => {
  const key = randomUUID();
  const paid = await world().buy();
  const refund = (value: string) =>
    world().yookassa('POST', '/refunds', { payment_id: paid.id, amount: rubles(value) }, key);
  expect((await refund('100.00')).status).toBe(200);
  expect(await refund('200.00')).toMatchObject({
    status: 400,
    body: { description: 'Idempotence key duplicated', parameter: 'Idempotence-Key' },
  });
  const { body } = await world().yookassa('GET', `/payments/${paid.id}`);
  expect(body).toMatchObject({ refunded_amount: rubles('100.00') });
});

test('a key that comes again for another payment is refused', async () => {
  const key = randomUUID();
  const [first, second] = [
    await world().buy(cards.pays, { capture: false }),
    await world().buy(cards.pays, { capture: false }),
  ];
  await world().yookassa('POST', `/payments/${first.id}/cancel`, {}, key);
  expect((await world().yookassa('POST', `/payments/${second.id}/cancel`, {}, key)).status).toBe(400);
  expect(await statusOf(second.id)).toBe('waiting_for_capture');
});

test('a request id of CloudPayments that comes again with another body is refused', async () => {
  const order = (Amount: number) =>
    world().cloudpayments('/orders/create', { Amount, Description: 'Первый ряд' }, 'same');
  await order(500);
  expect((await order(600)).body).toMatchObject({ Success: false });
});

test.each(['', 'я'.repeat(65), undefined])('a change without a right key is refused: %j', async (key) => {
  const headers = {
    authorization: basic(yookassa.name, yookassa.secret),
    'content-type': 'application/json',
    ...(key !== undefined && { 'idempotence-key': encodeURIComponent(key) }),
  };
  const reply = await fetch(`${world().bank.url}/v3/refunds`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ payment_id: 'none', amount: rubles('1.00') }),
  });
  expect([reply.status, await reply.json()]).toEqual([
    400,
    expect.objectContaining({ parameter: 'Idempotence-Key' }),
  ]);
});

test('more than is left is never returned, however many ask at once', async () => {
  const paid = await world().buy();
  const ask = (value: string) =>
    world().yookassa('POST', '/refunds', { payment_id: paid.id, amount: rubles(value) });
  expect(await ask('500.01')).toMatchObject({ status: 400, body: { parameter: 'amount.value' } });
  const replies = await Promise.all(Array.from({ length: 10 }, () => ask('100.00')));
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(5);
});

test('more than is left is not returned by CloudPayments either', async () => {
  const order = await world().openOrder();
  await world().press(order.Url, { card: cards.pays, action: 'pay' });
  const { TransactionId } = (await world().cloudpayments('/payments/find', { InvoiceId: '7' })).body.Model;
  const { body } = await world().cloudpayments('/payments/refund', { TransactionId, Amount: 500.01 });
  expect(body).toMatchObject({ Success: false, Message: expect.any(String) });
});

test('what was not paid is not returned', async () => {
  const { id } = await world().open();
  expect(
    (await world().yookassa('POST', '/refunds', { payment_id: id, amount: rubles('1.00') })).status,
  ).toBe(400);
});

test('no more is taken than was reserved', async () => {
  const reserved = await world().buy(cards.pays, { capture: false });
  const reply = await world().yookassa('POST', `/payments/${reserved.id}/capture`, {
    amount: rubles('500.01'),
  });
  expect(reply).toMatchObject({ status: 400, body: { parameter: 'amount.value' } });
});

test('payments of one format are none of the other', async () => {
  const order = await world().openOrder();
  await world().press(order.Url, { card: cards.pays, action: 'pay' });
  const { TransactionId } = (await world().cloudpayments('/payments/find', { InvoiceId: '7' })).body.Model;
  const refund = { payment_id: String(TransactionId), amount: rubles('1.00') };
  expect((await world().yookassa('POST', '/refunds', refund)).status).toBe(404);
  expect((await world().yookassa('GET', `/payments/${TransactionId}`)).status).toBe(404);
});

test('a forged return proves nothing: the bank says that nobody has paid', async () => {
  const { id } = await world().open();
  await fetch(`${world().shop.url}/back?status=succeeded&paid=true`);
  expect(await statusOf(id)).toBe('pending');
});

test('the sum, the state and the way back come from the bank, whatever the form says', async () => {
  const { id, confirmation } = await world().open();
  const forged = {
    card: cards.hasNoMoney,
    action: 'pay',
    amount: '1.00',
    status: 'succeeded',
    return_url: 'https://evil.example/',
  };
  expect(await world().press(confirmation.confirmation_url, forged)).toMatchObject({
    location: `${world().shop.url}/back`,
  });
  expect((await world().yookassa('GET', `/payments/${id}`)).body).toMatchObject({
    status: 'canceled',
    amount: rubles('500.00'),
  });
});

test('no code is asked of a payment that needs none, and none pays it', async () => {
  const { id, confirmation } = await world().open();
  await world().press(`${confirmation.confirmation_url}/secure`, { code: '1234' });
  expect(await statusOf(id)).toBe('pending');
});

test('a real card is neither taken nor remembered nor shown again', async () => {
  const { id, confirmation } = await world().open();
  const body = new URLSearchParams({ card: '4276 1600 1234 5678', action: 'pay' });
  const reply = await fetch(confirmation.confirmation_url, { method: 'POST', body });
  const page = await reply.text();
  expect(reply.status).toBe(422);
  expect(page).toContain('Это не\u00a0учебная карта');
  const state = await (await fetch(`${world().bank.url}/control/state`)).text();
  for (const text of [page, state]) expect(text).not.toMatch(/4276 ?1600|5678/);
  expect(await statusOf(id)).toBe('pending');
});

test('a page elsewhere presses no button of the bank', async () => {
  const { id, confirmation } = await world().open();
  for (const origin of ['https://evil.example', 'null']) {
    const headers = { origin };
    const form = new URLSearchParams({ card: cards.pays, action: 'pay' });
    expect((await fetch(confirmation.confirmation_url, { method: 'POST', headers, body: form })).status).toBe(
      403,
    );
    const script = new URLSearchParams({ action: 'script', kind: 'lose' });
    expect(
      (await fetch(`${world().bank.url}/control`, { method: 'POST', headers, body: script })).status,
    ).toBe(403);
  }
  expect(await statusOf(id)).toBe('pending');
});

test('a page runs no script and stands in no frame', async () => {
  const { confirmation } = await world().open();
  const { headers } = await fetch(confirmation.confirmation_url);
  expect(headers.get('content-security-policy')).toMatch(/default-src 'none'.*frame-ancestors 'none'/);
});
