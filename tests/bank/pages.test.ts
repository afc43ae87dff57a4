import { expect, test } from 'vitest';
import { cards, useBank } from './support/useBank.ts';

const world = useBank();
const statusOf = async (id: string): Promise<string> =>
  (await world().yookassa('GET', `/payments/${id}`)).body.status;

async function open(fields: object = {}) {
  const payment = await world().open(fields);
  const page: string = payment.confirmation.confirmation_url;
  return { id: payment.id, page };
}

const read = async (page: string): Promise<string> => (await fetch(page)).text();

test('the page says for what and that no money is taken, and offers the cards', async () => {
  const { page } = await open({ description: 'Первый ряд <b>&' });
  const text = await read(page);
  expect(text).toContain('Оплата 500,00\u00a0RUB');
  expect(text).toContain('Первый ряд &lt;b&gt;&amp;');
  expect(text).toContain('Деньги не&nbsp;списываются');
  for (const card of Object.values(cards)) expect(text).toContain(card);
  expect(text).not.toContain('<script');
});

test('a card is chosen from the list by a link', async () => {
  const { page } = await open();
  expect(await read(`${page}?card=2200000000000020`)).toMatch(
    /value="2200 0000 0000 0020"(.|\n)*aria-current="true">2200 0000 0000 0020/,
  );
});

test('the payer leaves and comes back: the payment waits', async () => {
  const { id, page } = await open();
  expect(await world().press(page, { action: 'leave' })).toEqual({
    status: 303,
    location: `${world().shop.url}/back`,
  });
  expect(await statusOf(id)).toBe('pending');
  await world().press(page, { card: cards.pays, action: 'pay' });
  expect(await statusOf(id)).toBe('succeeded');
});

test('a code is asked for; the right one pays', async () => {
  const { id, page } = await open();
  const { location } = await world().press(page, { card: cards.asksForCode, action: 'pay' });
  expect(location).toBe(`${new URL(page).pathname}/secure`);
  expect(await read(`${page}/secure`)).toContain('•••• 0012');
  expect(await statusOf(id)).toBe('pending');
  expect(await world().press(`${page}/secure`, { code: '1234' })).toMatchObject({
    location: `${world().shop.url}/back`,
  });
  expect(await statusOf(id)).toBe('succeeded');
});

test('three wrong codes end it, and each says how many are left', async () => {
  const { id, page } = await open();
  await world().press(page, { card: cards.asksForCode, action: 'pay' });
  const type = async (code: string) =>
    (
      await fetch(`${page}/secure`, {
        method: 'POST',
        redirect: 'manual',
        body: new URLSearchParams({ code }),
      })
    ).text();
  expect(await type('0000')).toContain('Код 0000 не\u00a0подошёл. Остались две попытки.');
  expect(await type('<b>')).toContain('Код &lt;b&gt; не\u00a0подошёл. Осталась одна попытка.');
  await type('');
  expect((await world().yookassa('GET', `/payments/${id}`)).body).toMatchObject({
    status: 'canceled',
    cancellation_details: { reason: '3d_secure_failed' },
  });
});

test.each([
  ['refuses to type a code', async (page: string) => void (await world().press(page, { action: 'leave' }))],
  ['types none in time', async () => void (await world().control('advance-clock', { seconds: 300 }))],
])('a payer who %s has not paid', async (_name, act) => {
  const { id, page } = await open();
  await world().press(page, { card: cards.asksForCode, action: 'pay' });
  await act(`${page}/secure`);
  expect(await statusOf(id)).toBe('canceled');
});

test('a payment by SBP has a page of its own', async () => {
  const { id, page } = await open({ payment_method_data: { type: 'sbp' } });
  const text = await read(page);
  expect(text).toContain('Оплата через СБП');
  expect(text).toContain('role="img"');
  expect(text).not.toContain('Заплатить картой');
  await world().press(`${page}/sbp`, { action: 'pay' });
  expect((await world().yookassa('GET', `/payments/${id}`)).body).toMatchObject({
    status: 'succeeded',
    payment_method: { type: 'sbp' },
  });
});

test('a payment that is paid, pending or refused is not paid again', async () => {
  for (const [card, words] of [
    [cards.pays, 'Платёж прошёл'],
    [cards.thinks, 'Банк думает'],
    [cards.hasNoMoney, 'Не хватает денег'],
  ] as const) {
    const { id, page } = await open();
    await world().press(page, { card, action: 'pay' });
    const status = await statusOf(id);
    expect(await world().press(page, { card: cards.pays, action: 'pay' })).toMatchObject({ status: 200 });
    expect(await statusOf(id)).toBe(status);
    expect(await read(page)).toContain(words);
  }
});

test('a double press begins one payment', async () => {
  const order = await world().openOrder();
  const press = () => world().press(order.Url, { card: cards.pays, action: 'pay' });
  await Promise.all([press(), press(), press()]);
  const state = await (await fetch(`${world().bank.url}/control/state`)).json();
  expect(Object.keys(state.payments)).toHaveLength(1);
});

test('an order without addresses of the shop says itself what became of it', async () => {
  const order = await world().openOrder({ SuccessRedirectUrl: undefined, FailRedirectUrl: undefined });
  const { location } = await world().press(order.Url, { card: cards.pays, action: 'pay' });
  expect(await read(world().bank.url + location)).toContain('Платёж прошёл');
});

test('a page that is not there says so', async () => {
  for (const path of ['/nowhere', '/pay/none', '/pay/constructor', '/pay/none/secure']) {
    const reply = await fetch(world().bank.url + path);
    expect([reply.status, await reply.text()]).toEqual([404, expect.stringContaining('Такой страницы нет')]);
  }
});

test('the panel shows what there is, and its buttons work without a script', async () => {
  const paid = await world().buy(cards.pays, { description: 'Первый ряд', save_payment_method: true });
  await world().press(`${world().bank.url}/control`, {
    action: 'script',
    kind: 'lose',
    times: '2',
    seconds: '5',
    only: '',
  });
  await world().press(`${world().bank.url}/control`, { action: 'refund-payment', id: paid.id, amount: '' });
  const text = await read(`${world().bank.url}/control`);
  for (const words of [
    'Первый ряд',
    'возвращено 500,00\u00a0RUB',
    'Потерять уведомление',
    'Карта •••• 0004',
    'refund.succeeded',
  ])
    expect(text).toContain(words);
  const wrong = await fetch(`${world().bank.url}/control`, {
    method: 'POST',
    body: new URLSearchParams({ action: 'advance-clock', seconds: 'завтра' }),
  });
  expect([wrong.status, await wrong.text()]).toEqual([400, expect.stringContaining('Так не\u00a0получится')]);
});
