import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { cards, cloudpayments, useBank } from './support/useBank.ts';

const world = useBank();
const ask = (path: string, body: object, requestId?: string) => world().cloudpayments(path, body, requestId);
const find = async (InvoiceId = '7') => (await ask('/payments/find', { InvoiceId })).body;

async function pay(card: string = cards.pays, fields: object = {}) {
  const order = await world().openOrder(fields);
  return world().press(order.Url, { card, action: 'pay' });
}

/** Messages of the kind, as the shop reads them. */
const heard = (kind: string) =>
  world()
    .shop.messages.filter(({ path }) => path === `/cloudpayments/${kind}`)
    .map(({ body }) => Object.fromEntries(new URLSearchParams(body)));

test('an order is paid on the page of the bank, and the payer comes back to the address of success', async () => {
  expect(await find()).toEqual({ Success: false, Message: 'Not found' });
  expect(await pay()).toEqual({ status: 303, location: `${world().shop.url}/paid` });
  expect(await find()).toMatchObject({
    Success: true,
    Model: {
      Amount: 500,
      InvoiceId: '7',
      AccountId: 'nina',
      Status: 'Completed',
      StatusCode: 3,
      ReasonCode: 0,
      TotalFee: 17.5,
      CardLastFour: '0004',
      TestMode: true,
    },
  });
});

test('a refused payment names its reason, and the same order is paid by another card', async () => {
  expect(await pay(cards.hasNoMoney)).toEqual({ status: 303, location: `${world().shop.url}/failed` });
  expect(await find()).toMatchObject({
    Success: false,
    Model: { Status: 'Declined', StatusCode: 5, Reason: 'InsufficientFunds', ReasonCode: 5051 },
  });
  const order = await world().openOrder();
  await world().press(order.Url, { card: cards.isExpired, action: 'pay' });
  expect(await world().press(order.Url, { card: cards.pays, action: 'pay' })).toMatchObject({
    location: `${world().shop.url}/paid`,
  });
});

test('the shop is asked before the money is taken, and its word counts', async () => {
  world().shop.answer = ({ path }) => ({
    status: 200,
    text: path.endsWith('/check') ? '{"code":12}' : '{"code":0}',
  });
  expect(await pay()).toMatchObject({ location: `${world().shop.url}/failed` });
  expect(heard('check')).toMatchObject([{ Amount: '500.00', InvoiceId: '7', AccountId: 'nina' }]);
  expect(await find()).toMatchObject({ Model: { Status: 'Declined' } });
  await world().heard(2);
  expect(heard('pay')).toEqual([]);
});

test('a shop that says nothing sensible to the question is not charged for', async () => {
  for (const reply of [
    { status: 500, text: '{"code":0}' },
    { status: 200, text: 'OK' },
  ]) {
    world().shop.answer = () => reply;
    expect(await pay()).toMatchObject({ location: `${world().shop.url}/failed` });
  }
});

test('a message is a form, signed as it is sent and as it reads', async () => {
  await pay(cards.pays, { Description: 'Первый ряд & «закулисье» + 1' });
  await world().heard(2);
  const message = world().shop.messages.find(({ path }) => path.endsWith('/pay'));
  const body = message?.body ?? '';
  const sign = (text: string) => createHmac('sha256', cloudpayments.secret).update(text).digest('base64');
  expect(message?.headers['content-hmac']).toBe(sign(body));
  expect(message?.headers['x-content-hmac']).toBe(sign(decodeURIComponent(body.replaceAll('+', ' '))));
  expect(heard('pay')).toMatchObject([
    {
      Status: 'Completed',
      OperationType: 'Payment',
      Token: expect.any(String),
      TotalFee: '17.50',
      TestMode: '1',
    },
  ]);
});

const charge = (Token: unknown, fields: object = {}, requestId?: string) => {
  const body = {
    Amount: 500,
    AccountId: 'nina',
    Token,
    TrInitiatorCode: 0,
    PaymentScheduled: 1,
    InvoiceId: '8',
    ...fields,
  };
  return ask('/payments/tokens/charge', body, requestId);
};

test('a card is charged again by its token, for its payer alone', async () => {
  await pay();
  const { Token } = (await find()).Model;
  expect((await charge(Token)).body).toMatchObject({
    Success: true,
    Model: { Status: 'Completed', InvoiceId: '8' },
  });
  expect((await charge(Token, { AccountId: 'somebody else' })).body).toMatchObject({
    Success: false,
    Message: 'Token not found',
  });
});

test('a card that cannot be renewed is refused with its reason', async () => {
  await pay(cards.failsToRenew);
  const { Token } = (await find()).Model;
  expect((await charge(Token)).body).toMatchObject({ Success: false, Model: { ReasonCode: 5051 } });
});

test('an order without a payer leaves no token', async () => {
  await pay(cards.pays, { AccountId: null });
  expect(await find()).toMatchObject({ Model: { Token: null } });
});

test('a reserved sum is taken, or given up', async () => {
  await pay(cards.pays, { RequireConfirmation: true, InvoiceId: '1' });
  await pay(cards.pays, { RequireConfirmation: true, InvoiceId: '2' });
  const [first, second] = [(await find('1')).Model, (await find('2')).Model];
  expect(first).toMatchObject({ Status: 'Authorized', StatusCode: 2 });
  await ask('/payments/confirm', { TransactionId: first.TransactionId, Amount: 300 });
  await ask('/payments/void', { TransactionId: second.TransactionId });
  expect(await find('1')).toMatchObject({ Model: { Status: 'Completed', Amount: 300 } });
  expect(await find('2')).toMatchObject({ Success: false, Model: { Status: 'Cancelled', StatusCode: 4 } });
  await world().heard(6);
  expect([heard('confirm').length, heard('cancel').length]).toEqual([1, 1]);
});

test('money is returned, and the return is a transaction of its own', async () => {
  await pay();
  const { TransactionId } = (await find()).Model;
  const { body } = await ask('/payments/refund', { TransactionId, Amount: 200 });
  expect(body).toMatchObject({ Success: true, Model: { TransactionId: expect.any(Number) } });
  expect((await ask('/payments/get', { TransactionId: body.Model.TransactionId })).body).toMatchObject({
    Model: { Type: 1, OriginalTransactionId: TransactionId, Amount: 200 },
  });
  await world().heard(3);
  expect(heard('refund')).toMatchObject([{ Amount: '200.00', PaymentTransactionId: String(TransactionId) }]);
});

test('the same request id gets the same answer within an hour', async () => {
  await pay();
  const { Token } = (await find()).Model;
  const ids = new Set<number>();
  const send = async () => ids.add((await charge(Token, {}, 'same')).body.Model.TransactionId);
  await Promise.all([send(), send(), send()]);
  expect(ids.size).toBe(1);
  await world().control('advance-clock', { seconds: 3600 });
  await send();
  expect(ids.size).toBe(2);
});

test('a canceled order is not paid, and a paid one is not canceled', async () => {
  const order = await world().openOrder();
  expect((await ask('/orders/cancel', { Id: order.Id })).body).toMatchObject({ Success: true });
  const page = await world().press(order.Url, { card: cards.pays, action: 'pay' });
  expect(page.status).toBe(200);
  expect((await find()).Success).toBe(false);
  const paid = await world().openOrder();
  await world().press(paid.Url, { card: cards.pays, action: 'pay' });
  expect((await ask('/orders/cancel', { Id: paid.Id })).body).toMatchObject({ Success: false });
});

test('money is paid out by SBP', async () => {
  const payout = {
    Amount: 13_950,
    AccountId: 'anna',
    InvoiceId: 'payout-1',
    Receiver: { Phone: '+79001234567' },
  };
  expect((await ask('/payments/alt/topup', payout)).body).toMatchObject({
    Success: true,
    Model: { Type: 2, Status: 'Completed', Amount: 13_950 },
  });
});

test('lists of a period hold payments, returns and payouts', async () => {
  await pay();
  const { TransactionId } = (await find()).Model;
  await ask('/payments/refund', { TransactionId, Amount: 200 });
  await ask('/payments/alt/topup', { Amount: 100, Receiver: { Phone: '79001234567' } });
  await pay(cards.hasNoMoney);
  const today = new Date().toISOString().slice(0, 10);
  const period = { CreatedDateGte: today, CreatedDateLte: today, PageNumber: 1 };
  const list = async (fields: object) =>
    (await ask('/v2/payments/list', { ...period, ...fields })).body.Model;
  expect(
    (await list({})).map(({ Type, Status }: { Type: number; Status: string }) => [Type, Status]),
  ).toEqual([
    [0, 'Completed'],
    [1, 'Completed'],
    [2, 'Completed'],
    [0, 'Declined'],
  ]);
  expect(await list({ Statuses: 'Declined' })).toHaveLength(1);
  expect(await list({ PageNumber: 2 })).toEqual([]);
});

test('disputes are listed by the period in which they were opened', async () => {
  await pay();
  const { TransactionId } = (await find()).Model;
  const today = new Date().toISOString().slice(0, 10);
  const claims = async () =>
    (await ask('/chargebacks/list', { CreatedDateGte: today, CreatedDateLte: today, PageNumber: 1 })).body
      .Model;
  expect(await claims()).toEqual([]);
  for (const status of ['open', 'lost']) {
    await world().control('set-dispute', { id: String(TransactionId), status });
    expect(await claims()).toMatchObject([{ TransactionId, Amount: 500, Status: status }]);
  }
  expect(await world().control('set-dispute', { id: String(TransactionId), status: 'won' })).toMatchObject({
    status: 400,
  });
});

test.each([
  ['a text as its sum', { Amount: '500.00' }],
  ['parts of a kopeck', { Amount: 500.005 }],
  ['no sum', { Amount: 0 }],
  ['no description', { Description: undefined }],
  ['a script as the way back', { SuccessRedirectUrl: 'javascript:alert(1)' }],
])('an order with %s is refused', async (_name, fields) => {
  const { body } = await ask('/orders/create', { Amount: 500, Description: 'Первый ряд', ...fields });
  expect(body).toMatchObject({ Success: false, Message: expect.any(String) });
});
