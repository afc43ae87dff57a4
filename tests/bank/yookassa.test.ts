import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { cards, useBank } from './support/useBank.ts';

const world = useBank();
const rubles = (value: string) => ({ value, currency: 'RUB' });
const get = async (path: string) => (await world().yookassa('GET', path)).body;

test('a payment is opened, paid on the page of the bank, and found by its id', async () => {
  const opened = await world().open({ description: 'Первый ряд', metadata: { order: '7' } });
  expect(opened).toMatchObject({
    status: 'pending',
    paid: false,
    amount: rubles('500.00'),
    metadata: { order: '7' },
    confirmation: { type: 'redirect' },
    refundable: false,
    test: true,
  });
  const paid = await world().press(opened['confirmation'].confirmation_url, {
    card: cards.pays,
    action: 'pay',
  });
  expect(paid).toEqual({ status: 303, location: `${world().shop.url}/back` });
  expect(await get(`/payments/${opened['id']}`)).toMatchObject({
    status: 'succeeded',
    paid: true,
    income_amount: rubles('482.50'),
    payment_method: { type: 'bank_card', saved: false, card: { last4: '0004' } },
    refundable: true,
    captured_at: expect.any(String),
  });
});

test('a payment in two steps is reserved, and taken in part', async () => {
  const reserved = await world().buy(cards.pays, { capture: false });
  expect(reserved).toMatchObject({
    status: 'waiting_for_capture',
    paid: true,
    expires_at: expect.any(String),
  });
  const taken = await world().yookassa('POST', `/payments/${reserved['id']}/capture`, {
    amount: rubles('300.00'),
  });
  expect(taken.body).toMatchObject({ status: 'succeeded', amount: rubles('300.00') });
  expect(await world().events(2)).toEqual(['payment.waiting_for_capture', 'payment.succeeded']);
});

test('a reserved sum is given up by the shop, or after a week', async () => {
  const first = await world().buy(cards.pays, { capture: false });
  const second = await world().buy(cards.pays, { capture: false });
  const given = await world().yookassa('POST', `/payments/${first['id']}/cancel`);
  expect(given.body).toMatchObject({
    status: 'canceled',
    cancellation_details: { party: 'merchant', reason: 'canceled_by_merchant' },
  });
  await world().control('advance-clock', { seconds: 8 * 24 * 3600 });
  expect(await get(`/payments/${second['id']}`)).toMatchObject({
    cancellation_details: { reason: 'expired_on_capture' },
  });
});

test('a page on which nobody pays is over after an hour', async () => {
  const { id } = await world().open();
  await world().control('advance-clock', { seconds: 3600 });
  expect(await get(`/payments/${id}`)).toMatchObject({
    status: 'canceled',
    cancellation_details: { reason: 'expired_on_confirmation' },
  });
});

test('states go forward only: what has ended is neither captured nor canceled', async () => {
  const paid = await world().buy();
  for (const step of ['capture', 'cancel'])
    expect((await world().yookassa('POST', `/payments/${paid['id']}/${step}`)).status).toBe(400);
  expect(await get(`/payments/${paid['id']}`)).toMatchObject({ status: 'succeeded' });
});

test('a saved card is charged again without a page', async () => {
  const paid = await world().buy(cards.asksForCode, { save_payment_method: true });
  await world().press(`${paid['confirmation'].confirmation_url}/secure`, { code: '1234' });
  const { payment_method: method } = await get(`/payments/${paid['id']}`);
  expect(method).toMatchObject({ saved: true });
  const renewal = { amount: rubles('500.00'), capture: true, payment_method_id: method.id };
  const { body } = await world().yookassa('POST', '/payments', renewal);
  expect(body).toMatchObject({ status: 'succeeded', payment_method: { id: method.id } });
  expect(body).not.toHaveProperty('confirmation');
});

test('a card that was not saved is not charged again', async () => {
  const { payment_method: method } = await world().buy();
  const renewal = { amount: rubles('500.00'), capture: true, payment_method_id: method.id };
  expect(await world().yookassa('POST', '/payments', renewal)).toMatchObject({
    status: 400,
    body: { type: 'error', code: 'invalid_request', parameter: 'payment_method_id' },
  });
});

test('a payment is returned in parts, and each part is told', async () => {
  const paid = await world().buy();
  const refund = { payment_id: paid['id'], amount: rubles('200.00') };
  const first = await world().yookassa('POST', '/refunds', refund);
  expect(first.body).toMatchObject({ status: 'succeeded', ...refund });
  await world().yookassa('POST', '/refunds', { ...refund, amount: rubles('300.00') });
  expect(await get(`/payments/${paid['id']}`)).toMatchObject({
    refunded_amount: rubles('500.00'),
    refundable: false,
  });
  expect(await get(`/refunds/${first.body['id']}`)).toMatchObject({ status: 'succeeded' });
  expect(await world().events(3)).toEqual(['payment.succeeded', 'refund.succeeded', 'refund.succeeded']);
});

test('the same key gets the same payment, as it is by then', async () => {
  const key = randomUUID();
  const body = {
    amount: rubles('500.00'),
    capture: true,
    confirmation: { type: 'redirect', return_url: `${world().shop.url}/back` },
  };
  const first = await world().yookassa('POST', '/payments', body, key);
  await world().press(first.body['confirmation'].confirmation_url, { card: cards.pays, action: 'pay' });
  const second = await world().yookassa('POST', '/payments', body, key);
  expect(second.body).toMatchObject({ id: first.body['id'], status: 'succeeded' });
  await world().control('advance-clock', { seconds: 24 * 3600 });
  expect((await world().yookassa('POST', '/payments', body, key)).body['id']).not.toBe(first.body['id']);
});

const item = { description: 'Первый ряд', quantity: 1, amount: rubles('500.00'), vat_code: 1 };
const customer = { email: 'nina@example.ru' };

test('a receipt rides on the payment when its sums agree, and names no agent there', async () => {
  const paid = await world().buy(cards.pays, { receipt: { customer, items: [item] } });
  expect(paid).toMatchObject({ receipt_registration: 'succeeded' });
  const wrong = [
    { customer, items: [{ ...item, amount: rubles('499.00') }] },
    { customer, items: [{ ...item, agent_type: 'agent', supplier: { inn: '500100732259' } }] },
  ];
  for (const receipt of wrong) {
    const confirmation = { type: 'redirect', return_url: `${world().shop.url}/back` };
    const reply = await world().yookassa('POST', '/payments', {
      amount: rubles('500.00'),
      confirmation,
      receipt,
    });
    expect(reply).toMatchObject({ status: 400, body: { parameter: 'receipt.items' } });
  }
});

test('a receipt after the payment names the agent', async () => {
  const paid = await world().buy();
  const receipt = {
    type: 'payment',
    payment_id: paid['id'],
    customer,
    items: [{ ...item, agent_type: 'agent', supplier: { name: 'Анна Рощина', inn: '500100732259' } }],
    settlements: [{ type: 'cashless', amount: rubles('500.00') }],
    send: true,
  };
  const { body } = await world().yookassa('POST', '/receipts', receipt);
  expect(body).toMatchObject({
    status: 'succeeded',
    payment_id: paid['id'],
    registered_at: expect.any(String),
  });
  expect(await get(`/receipts/${body['id']}`)).toEqual(body);
  const unsettled = { ...receipt, settlements: [{ type: 'cashless', amount: rubles('1.00') }] };
  expect((await world().yookassa('POST', '/receipts', unsettled)).status).toBe(400);
});

test('money is paid out by SBP and to a card; more than the limit is refused with its reason', async () => {
  const sbp = { type: 'sbp', phone: '79001234567', bank_id: '100000000111' };
  const card = { type: 'bank_card', card: { number: '2200000000000004' } };
  const send = async (value: string, destination: object) =>
    (
      await world().yookassa('POST', '/payouts', {
        amount: rubles(value),
        payout_destination_data: destination,
      })
    ).body;
  const sent = await send('13950.00', sbp);
  expect(sent).toMatchObject({ status: 'succeeded', payout_destination: { recipient_checked: true } });
  expect(await get(`/payouts/${sent['id']}`)).toMatchObject({
    status: 'succeeded',
    succeeded_at: expect.any(String),
  });
  expect(await send('13950.00', card)).toMatchObject({ payout_destination: { card: { last4: '0004' } } });
  expect(await send('500000.01', card)).toMatchObject({
    status: 'canceled',
    cancellation_details: { reason: 'one_time_limit_exceeded' },
  });
});

test('lists of a period come by pages, newest first', async () => {
  const start = new Date().toISOString();
  const ids: string[] = [];
  for (let count = 0; count < 3; count += 1) ids.unshift((await world().buy())['id']);
  await world().open();
  const query = `captured_at.gte=${start}&status=succeeded&limit=2`;
  const first = await get(`/payments?${query}`);
  const second = await get(`/payments?${query}&cursor=${first['next_cursor']}`);
  expect([...first['items'], ...second['items']].map(({ id }) => id)).toEqual(ids);
  expect(second).not.toHaveProperty('next_cursor');
  await world().yookassa('POST', '/refunds', { payment_id: ids[0], amount: rubles('1.00') });
  expect(await get(`/refunds?payment_id=${ids[0]}`)).toMatchObject({ items: [{ amount: rubles('1.00') }] });
});

test('the shop is told who it is', async () => {
  expect(await get('/me')).toMatchObject({ account_id: '100500', status: 'enabled', test: true });
});

test.each([
  ['a number', { amount: { value: 500, currency: 'RUB' } }, 'amount.value'],
  ['one decimal', { amount: rubles('500.5') }, 'amount.value'],
  ['no money', { amount: rubles('0.00') }, 'amount.value'],
  ['another currency', { amount: { value: '500.00', currency: 'USD' } }, 'amount.currency'],
  ['no way back', { confirmation: undefined }, 'confirmation'],
  [
    'a script as the way back',
    { confirmation: { type: 'redirect', return_url: 'javascript:alert(1)' } },
    'confirmation.return_url',
  ],
  ['a long description', { description: 'я'.repeat(129) }, 'description'],
  ['a number in metadata', { metadata: { order: 7 } }, 'metadata.order'],
])('a payment with %s is refused, and the field is named', async (_name, fields, parameter) => {
  const confirmation = { type: 'redirect', return_url: `${world().shop.url}/back` };
  const reply = await world().yookassa('POST', '/payments', {
    amount: rubles('500.00'),
    confirmation,
    ...fields,
  });
  expect(reply).toMatchObject({ status: 400, body: { type: 'error', code: 'invalid_request', parameter } });
});
