import { randomUUID } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import { cards, useBank } from './support/useBank.ts';

const world = useBank();
const rubles = (value: string) => ({ value, currency: 'RUB' });
const get = async (path: string) => (await world().yookassa('GET', path)).body;
const state = async () => (await fetch(`${world().bank.url}/control/state`)).json();

/** Gives the bank the time to send what it would send at once. */
const pass = () => new Promise((resolve) => setTimeout(resolve, 400));

const opening = () => ({
  amount: rubles('500.00'),
  capture: true,
  confirmation: { type: 'redirect', return_url: `${world().shop.url}/back` },
});

/** Waits until the bank has noted this of its only notification. */
const noted = (expected: object) =>
  vi.waitFor(async () => expect((await state()).notifications).toEqual([expect.objectContaining(expected)]), {
    timeout: 15_000,
  });

test('a message is repeated until the shop takes it', async () => {
  world().shop.answer = () => ({ status: world().shop.messages.length < 3 ? 503 : 200, text: '' });
  await world().buy();
  for (const [index, seconds] of [1, 5].entries()) {
    await noted({ status: 'waiting', tries: index + 1, answer: '503' });
    await world().control('advance-clock', { seconds });
  }
  await noted({ status: 'delivered' });
  const { messages } = world().shop;
  expect([messages.length, new Set(messages.map(({ body }) => body)).size]).toEqual([3, 1]);
});

test('a shop that never takes a message hears nothing more of it after a day', async () => {
  world().shop.answer = () => ({ status: 500, text: '' });
  await world().buy();
  await noted({ status: 'waiting', tries: 1 });
  await world().control('advance-clock', { seconds: 25 * 3600 });
  await noted({ status: 'given up', tries: 2 });
  await world().control('advance-clock', { seconds: 25 * 3600 });
  await pass();
  expect(world().shop.messages).toHaveLength(2);
});

test('a message is delayed', async () => {
  await world().script('delay', { seconds: 600 });
  await world().buy();
  await pass();
  expect(world().shop.messages).toEqual([]);
  await world().control('advance-clock', { seconds: 600 });
  expect(await world().events(1)).toEqual(['payment.succeeded']);
});

test('a message is doubled', async () => {
  await world().script('duplicate', { seconds: 600 });
  await world().buy();
  await world().heard(1);
  await world().control('advance-clock', { seconds: 600 });
  expect(await world().events(2)).toEqual(['payment.succeeded', 'payment.succeeded']);
});

test('a message comes after the one that follows it, as the payment was before', async () => {
  await world().script('reorder');
  const paid = await world().buy();
  await world().yookassa('POST', '/refunds', { payment_id: paid.id, amount: rubles('500.00') });
  await world().heard(1);
  await world().control('advance-clock', { seconds: 1 });
  expect(await world().events(2)).toEqual(['refund.succeeded', 'payment.succeeded']);
});

test('a message is lost, and only the one that was meant', async () => {
  await world().script('lose', { only: 'refund' });
  const paid = await world().buy();
  await world().yookassa('POST', '/refunds', { payment_id: paid.id, amount: rubles('500.00') });
  await pass();
  expect(await world().events(1)).toEqual(['payment.succeeded']);
  const [, lost] = (await state()).notifications;
  expect(lost).toMatchObject({ event: 'refund.succeeded', status: 'lost' });
  await world().control('send-again', { id: lost.id });
  expect(await world().events(2)).toEqual(['payment.succeeded', 'refund.succeeded']);
});

test('a card answers twice, the second time late', async () => {
  await world().buy(cards.paysTwice);
  await world().heard(1);
  await world().control('advance-clock', { seconds: 60 });
  expect(await world().events(2)).toEqual(['payment.succeeded', 'payment.succeeded']);
});

test('an error before the effect leaves nothing behind', async () => {
  await world().script('error-before');
  const reply = await world().yookassa('POST', '/payments', opening());
  expect(reply).toMatchObject({ status: 500, body: { type: 'error', code: 'internal_server_error' } });
  expect((await state()).payments).toEqual({});
});

test('an error after the effect is overcome by the same key', async () => {
  const key = randomUUID();
  await world().script('error-after');
  expect((await world().yookassa('POST', '/payments', opening(), key)).status).toBe(500);
  const [id] = Object.keys((await state()).payments);
  expect((await world().yookassa('POST', '/payments', opening(), key)).body).toMatchObject({
    id,
    status: 'pending',
  });
});

test('a call that is done and never answered can be asked for', async () => {
  await world().script('time-out', { seconds: 0, only: '/orders/create' });
  await expect(world().openOrder()).rejects.toThrow('fetch failed');
  expect(Object.values((await state()).checkouts)).toMatchObject([{ purchase: { invoice: '7' } }]);
});

test('questions do not use up an error, unless it names them', async () => {
  const paid = await world().buy();
  await world().script('error-before');
  expect(await get(`/payments/${paid.id}`)).toMatchObject({ status: 'succeeded' });
  await world().script('error-before', { only: 'GET /v3/payments' });
  expect((await world().yookassa('GET', `/payments/${paid.id}`)).status).toBe(500);
  const refund = { payment_id: paid.id, amount: rubles('500.00') };
  expect((await world().yookassa('POST', '/refunds', refund)).status).toBe(500);
  expect((await world().yookassa('POST', '/refunds', refund)).status).toBe(200);
});

test('a payment is pending for days, and succeeds then', async () => {
  await world().script('pend-payment', { seconds: 3 * 24 * 3600 });
  const { id } = await world().buy();
  await world().control('advance-clock', { seconds: 2 * 24 * 3600 });
  expect(await get(`/payments/${id}`)).toMatchObject({ status: 'pending' });
  await world().control('advance-clock', { seconds: 24 * 3600 });
  expect(await get(`/payments/${id}`)).toMatchObject({ status: 'succeeded' });
});

test('a card that thinks for twenty minutes is hurried', async () => {
  const { id } = await world().buy(cards.thinks);
  await world().control('finish', { id });
  expect(await get(`/payments/${id}`)).toMatchObject({ status: 'succeeded' });
});

test('a payment is refused for a reason', async () => {
  await world().script('decline-payment', { reason: 'fraud_suspected' });
  expect(await world().buy()).toMatchObject({
    status: 'canceled',
    cancellation_details: { party: 'payment_network', reason: 'fraud_suspected' },
  });
  expect(await world().events(1)).toEqual(['payment.canceled']);
});

async function renew(id: string) {
  const body = { amount: rubles('500.00'), capture: true, payment_method_id: id };
  return (await world().yookassa('POST', '/payments', body)).body;
}

test('a payer forbids charges: every later one is refused, and says why', async () => {
  const { payment_method: method } = await world().buy(cards.pays, { save_payment_method: true });
  await world().control('revoke-method', { id: method.id });
  expect(await renew(method.id)).toMatchObject({
    status: 'canceled',
    cancellation_details: { party: 'yoo_money', reason: 'permission_revoked' },
  });
});

test('a reissued card has another number and is charged as before', async () => {
  const { payment_method: method } = await world().buy(cards.pays, { save_payment_method: true });
  await world().control('reissue-card', { id: method.id });
  expect(await renew(method.id)).toMatchObject({
    status: 'succeeded',
    payment_method: { id: method.id, card: { last4: '1115' } },
  });
});

test('the bank returns a part by itself, and tells', async () => {
  const paid = await world().buy();
  await world().control('refund-payment', { id: paid.id, amount: '120.00' });
  expect(await get(`/payments/${paid.id}`)).toMatchObject({ refunded_amount: rubles('120.00') });
  expect(await world().events(2)).toEqual(['payment.succeeded', 'refund.succeeded']);
});

test('a refund is refused without a word, and the sum can be returned anew', async () => {
  const paid = await world().buy();
  await world().script('decline-refund', { reason: 'insufficient_funds' });
  const refund = { payment_id: paid.id, amount: rubles('500.00') };
  const { body } = await world().yookassa('POST', '/refunds', refund);
  expect(body).toMatchObject({ status: 'canceled', cancellation_details: { reason: 'insufficient_funds' } });
  expect(await get(`/payments/${paid.id}`)).toMatchObject({ refundable: true });
  await pass();
  expect(await world().events(1)).toEqual(['payment.succeeded']);
  expect((await world().yookassa('POST', '/refunds', refund)).body).toMatchObject({ status: 'succeeded' });
});

test('a refund on its way holds its sum', async () => {
  const paid = await world().buy();
  await world().script('pend-refund', { seconds: 3600 });
  const refund = { payment_id: paid.id, amount: rubles('300.00') };
  const { body } = await world().yookassa('POST', '/refunds', refund);
  expect(body).toMatchObject({ status: 'pending' });
  expect((await world().yookassa('POST', '/refunds', refund)).status).toBe(400);
  await world().control('advance-clock', { seconds: 3600 });
  expect(await get(`/refunds/${body.id}`)).toMatchObject({ status: 'succeeded' });
});

test('nobody knows of a payout for a day, then it has come', async () => {
  await world().script('pend-payout', { seconds: 24 * 3600 });
  await world().script('error-after', { only: '/v3/payouts' });
  const key = randomUUID();
  const payout = {
    amount: rubles('13950.00'),
    payout_destination_data: { type: 'sbp', phone: '79001234567', bank_id: '100000000111' },
  };
  expect((await world().yookassa('POST', '/payouts', payout, key)).status).toBe(500);
  const { body } = await world().yookassa('POST', '/payouts', payout, key);
  expect(body).toMatchObject({ status: 'pending' });
  await world().control('advance-clock', { seconds: 24 * 3600 });
  expect(await get(`/payouts/${body.id}`)).toMatchObject({ status: 'succeeded' });
  expect(await world().events(1)).toEqual(['payout.succeeded']);
});

test('a payout is refused for a reason', async () => {
  await world().script('decline-payout', { reason: 'recipient_check_failed' });
  const { body } = await world().yookassa('POST', '/payouts', {
    amount: rubles('500.00'),
    payout_destination_data: { type: 'yoo_money', account_number: '4100116075156746' },
  });
  expect(body).toMatchObject({
    status: 'canceled',
    cancellation_details: { reason: 'recipient_check_failed' },
  });
});

test('a dispute moves no payment of YooKassa, and nobody is told', async () => {
  const paid = await world().buy();
  await world().heard(1);
  await world().control('set-dispute', { id: paid.id, status: 'open' });
  await pass();
  expect(await get(`/payments/${paid.id}`)).toMatchObject({ status: 'succeeded' });
  expect(world().shop.messages).toHaveLength(1);
});

test.each([
  ['another action', { action: 'close-bank' }, 400],
  ['an unknown script', { action: 'script', kind: 'explode' }, 400],
  ['a clock that goes back', { action: 'advance-clock', seconds: -1 }, 400],
  ['a payment that is not there', { action: 'refund-payment', id: 'none' }, 404],
  ['a method of the prototype', { action: 'revoke-method', id: 'constructor' }, 404],
])('the panel refuses %s', async (_name, { action, ...fields }, status) => {
  expect((await world().control(action, fields)).status).toBe(status);
});
