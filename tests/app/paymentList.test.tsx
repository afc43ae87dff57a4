import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '#src/theme/global.ts';
import type { Order } from '#src/api/contract.ts';
import { json } from '#tests/api/fakeServer.ts';
import { anna, calls } from '#tests/session/world.ts';
import { signedIn } from '#tests/session/page.tsx';
import { paidOrder } from './orders.ts';
import { AppAt } from './AppAt.tsx';

const call = 'GET /api/orders/';
const nextCall = `${call}?cursor=older`;

const pageOf = (results: readonly Order[], next: string | null = null) =>
  json({ count: null, next, previous: null, results });
const older = 'https://soavtor.example/api/orders/?cursor=older';
const orderOf = (number: number, changes: Partial<Order>): Order => ({
  ...paidOrder,
  id: paidOrder.id.replace(/1$/, String(number)),
  ...changes,
});
const expired = orderOf(9, { state: 'expired', paid_at: null });

/** The settings of a person with these orders. */
async function open(replies: Record<string, Response>) {
  const world = signedIn();
  for (const [name, reply] of Object.entries(replies)) world.server.on(name, reply);
  world.server.on(calls.me, json(anna));
  await render(<AppAt session={world.session} entries={['/account/settings']} />);
  await expect.element(page.getByRole('heading', { level: 1, name: 'Настройки' })).toBeVisible();
  return world;
}

const row = () => page.getByRole('region', { name: 'Платежи', exact: true });

beforeEach(() => page.viewport(1280, 900));

test('what was paid is listed by months with its receipts; orders that nobody paid are not', async () => {
  const donation = orderOf(2, { purpose: 'donation', is_refunded: true, paid_at: '2026-10-03T12:00:00Z' });
  await open({ [call]: pageOf([paidOrder, expired, donation]) });
  await expect.element(row().getByText('Ноябрь 2026')).toBeVisible();
  await expect.element(row().getByText('Октябрь 2026')).toBeVisible();
  await expect
    .element(row().getByRole('link', { name: /^Чек \(Подписка «Первый ряд»/ }))
    .toHaveAttribute('href', `/receipt/${paidOrder.id}`);
  await expect
    .element(
      row()
        .getByRole('row', { name: /^Донат/ })
        .getByText('Возврат'),
    )
    .toBeVisible();
  expect(row().getByRole('link', { name: /^Чек/ }).elements()).toHaveLength(2);
});

test('older payments come by a press, and once more after a failure', async () => {
  const { server } = await open({ [call]: pageOf([paidOrder], older) });
  const more = row().getByRole('button', { name: 'Показать ещё' });
  await more.click();
  await expect.element(row().getByText(/Ошибка соединения/)).toBeVisible();
  server.on(nextCall, pageOf([orderOf(2, { title: 'Полка' })]));
  await more.click();
  await expect.element(row().getByText('Подписка «Полка»')).toBeVisible();
  expect(more.query()).toBeNull();
});

test('pages of orders that nobody paid are passed over', async () => {
  await open({ [call]: pageOf([expired], older), [nextCall]: pageOf([paidOrder]) });
  await expect.element(row().getByText('Подписка «Первый ряд»')).toBeVisible();
});

test('a person without payments is told so', async () => {
  await open({ [call]: pageOf([expired]) });
  await expect.element(row().getByText(/Платежей пока нет/)).toBeVisible();
});

test('a failure is told, and a press loads the list', async () => {
  const { server } = await open({ [call]: json({ detail: 'Сбой.' }, 500) });
  const retry = row().getByRole('button', { name: 'Загрузить ещё раз' });
  await expect.element(retry).toBeVisible();
  server.on(call, pageOf([paidOrder]));
  await retry.click();
  await expect.element(row().getByText('Подписка «Первый ряд»')).toBeVisible();
});

test('a backend without the call has no row for payments', async () => {
  const { server } = await open({ [call]: json({ detail: 'Not found.' }, 404) });
  await expect.poll(() => server.count(call)).toBeGreaterThan(0);
  await expect.poll(() => row().query()).toBeNull();
});
