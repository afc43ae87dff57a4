import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '#src/theme/global.ts';
import type { Order } from '#src/api/contract.ts';
import { consentVersion } from '#src/format/recurringConsent.ts';
import { createChannel } from '#src/data/shared/tabs.ts';
import { json } from '#tests/api/fakeServer.ts';
import { signedIn } from '#tests/session/page.tsx';
import { AppAt } from './AppAt.tsx';
import { paidOrder } from './orders.ts';

const tier: Order = { ...paidOrder, state: 'open', paid_at: null };
const { id } = tier;
const paid: Order = { ...tier, state: 'paid', paid_at: '2026-11-25T13:39:00Z' };
const pending: Order = { ...tier, state: 'pending' };

const call = `GET /api/orders/${id}/`;
const pay = `POST /api/orders/${id}/pay/`;
const settle = `POST /api/orders/${id}/settle/`;

/** The checkout of an order of a signed-in person. */
async function open(order: Order | undefined, methods: readonly unknown[] = []) {
  const world = signedIn();
  world.server.on(call, order ? json(order) : json({ detail: 'Не найдено.' }, 404));
  world.server.on('GET /api/payment-methods/', json(methods));
  world.server.on('GET /api/payments/', json({ is_on: true, is_test: true }));
  await render(<AppAt session={world.session} entries={[`/checkout/${id}`]} />);
  return world;
}

const title = (name: RegExp) => page.getByRole('heading', { level: 1, name });
/** Lets the site charge again, and pays. */
async function consentAndPay() {
  await page.getByText(/Разрешаю/).click();
  await payButton().click();
}
const payButton = () => page.getByRole('button', { name: /Оплатить/ });

beforeEach(() => page.viewport(1280, 900));
afterEach(() => {
  sessionStorage.clear();
  vi.useRealTimers();
});

test('an order has its receipt, the fees and the notice of the test bank', async () => {
  await open(tier);
  await expect.element(payButton()).toBeVisible();
  await expect.element(page.getByText('Тестовый банк', { exact: true })).toBeVisible();
  const receipt = page.getByRole('region', { name: 'Чек', exact: true });
  await expect.element(receipt.getByText(/Платформе/)).toBeVisible();
});

test('somebody else’s order is a page that does not exist', async () => {
  await open(undefined);
  await expect.element(title(/не\s?найдена|нет/)).toBeVisible();
});

test('an order that the bank has is settled when its page opens', async () => {
  const { server } = await open(pending);
  server.on(settle, json(paid));
  await expect.element(title(/Подписка оформлена/)).toBeVisible();
  await expect.element(title(/Подписка оформлена/)).toHaveFocus();
  await expect
    .element(page.getByRole('link', { name: 'Смотреть посты' }))
    .toHaveAttribute('href', '/profile/30');
  await expect
    .element(page.getByRole('link', { name: 'Чек', exact: true }))
    .toHaveAttribute('href', `/receipt/${id}`);
  expect(payButton().query()).toBeNull();
});

test('a payment without an answer is not begun again before the server is asked', async () => {
  const { server } = await open(tier);
  await expect.element(payButton()).toBeVisible();
  server.on(call, () => Promise.reject(new TypeError('Failed to fetch')));
  await consentAndPay();
  await expect.element(title(/Не\sзнаем/)).toBeVisible();
  expect(payButton().query()).toBeNull();
  server.on(call, json(paid));
  await expect.element(page.getByText(/Второй раз/)).toBeVisible();
  await expect.element(title(/оплачен|оформлена/), { timeout: 10_000 }).toBeVisible();
  expect(server.count(pay)).toBe(1);
});

test('a refusal names its reason, and the order can be paid again', async () => {
  await open({ ...tier, refusal: 'no_funds' });
  await expect.element(page.getByRole('alert').getByText(/хватает денег/)).toBeVisible();
  await expect.element(payButton()).toBeEnabled();
});

test('where payments were switched off meanwhile nothing is paid', async () => {
  const { server } = await open(tier);
  server.on(pay, json({ detail: 'Оплата не подключена.', code: 'payments_off' }, 403));
  await consentAndPay();
  await expect.element(title(/Оплата не\sподключена/)).toBeVisible();
});

test('a saved card is charged without the bank’s page, by the consent that was ticked', async () => {
  const card = {
    id: '01980000-0000-7000-8000-00000000000c',
    ...{ kind: 'card', title: 'Мир •••• 2208', expiry: '2029-08', is_expired: false, is_usable: true },
    saved_at: '2026-11-01T10:00:00Z',
  };
  const { server } = await open(tier, [card]);
  await expect.element(page.getByRole('radio', { name: card.title })).toBeChecked();
  await expect.element(page.getByText(/до\sавгуста\s2029/)).toBeVisible();
  server.on(pay, json({ order: paid, redirect_url: null }));
  await consentAndPay();
  await expect.element(title(/Подписка оформлена/)).toBeVisible();
  expect(server.requests.find(({ call: name }) => name === pay)?.body).toEqual({
    saved_method: card.id,
    email: 'nina@example.ru',
    consent: consentVersion,
  });
});

test('a wrong address of the receipt is told at its field', async () => {
  const { server } = await open(tier);
  server.on(pay, json({ email: ['Введите корректный email'] }, 400));
  await consentAndPay();
  await expect.element(page.getByText('Введите корректный email')).toBeVisible();
  await expect.element(page.getByRole('textbox', { name: /чек/ })).toHaveFocus();
});

test('an expired order is ordered again, at the price of then', async () => {
  const next = { ...tier, id: id.replace(/1$/, '2'), amount: 60_000 };
  const { server } = await open({ ...tier, state: 'expired' });
  server.on('POST /api/orders/', json(next, 201));
  server.on(`GET /api/orders/${next.id}/`, json(next));
  await page.getByRole('button', { name: 'Оформить заново' }).click();
  await expect.element(page.getByRole('button', { name: /Оплатить 600/ })).toBeVisible();
  expect(server.requests.find(({ call: name }) => name === 'POST /api/orders/')?.body).toEqual({
    purpose: 'tier',
    subject: 7,
  });
});

test('an order that another tab has paid shows so here', async () => {
  const { server } = await open(tier);
  await expect.element(payButton()).toBeVisible();
  server.on(call, json(paid));
  createChannel<Pick<Order, 'id'>>('orders').tell({ id });
  await expect.element(title(/Этот заказ оплачен/)).toBeVisible();
});

test('the bank’s silence ends in words, not in an endless wait', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const { server } = await open(pending);
  server.on(settle, json(pending));
  await expect.element(title(/Ждём банк/)).toBeVisible();
  vi.setSystemTime(Date.now() + 16 * 60_000);
  await expect.element(title(/Всё\sещё\sждём/), { timeout: 10_000 }).toBeVisible();
  server.on(settle, json(paid));
  await userEvent.click(page.getByRole('button', { name: 'Спросить ещё раз' }));
  await expect.element(title(/Подписка оформлена/)).toBeVisible();
});
