import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '#src/theme/global.ts';
import type { Order } from '#src/api/contract.ts';
import { json } from '#tests/api/fakeServer.ts';
import { signedIn } from '#tests/session/page.tsx';
import { paidOrder } from './orders.ts';
import { AppAt } from './AppAt.tsx';

const call = `GET /api/orders/${paidOrder.id}/`;

/** The receipt of an order of a signed-in person. */
async function open(reply: Response | undefined) {
  const world = signedIn();
  if (reply) world.server.on(call, reply);
  await render(<AppAt session={world.session} entries={[`/receipt/${paidOrder.id}`]} />);
  return world;
}

const order = (changes: Partial<Order>) => json({ ...paidOrder, ...changes });
const strip = () => page.getByRole('region', { name: 'Чек об оплате' });

beforeEach(() => page.viewport(1280, 900));

test('a paid order has its receipt, which a press prints', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => {});
  await open(order({ company: { name: 'ООО «Соавтор»', inn: '7700000000' } }));
  await expect.element(strip().getByText(/Подписка «Первый\sряд», автор\sАнна\sРощина/)).toBeVisible();
  await expect.element(strip().getByText(/^Оплачено 25\sноября\s2026, \d\d:\d\d$/)).toBeVisible();
  await expect.element(strip().getByText('7700000000')).toBeVisible();
  await page.getByRole('button', { name: 'Печать' }).click();
  expect(print).toHaveBeenCalledOnce();
  print.mockRestore();
});

test('money that has gone back is told, also of what could not be delivered', async () => {
  await open(order({ state: 'void', paid_at: null, is_refunded: true }));
  await expect.element(strip().getByText('Возврат', { exact: true })).toBeVisible();
  await expect.element(strip().getByText(/^Заказано 25/)).toBeVisible();
});

test('an order that is not paid has no receipt yet', async () => {
  await open(order({ state: 'open', paid_at: null }));
  await expect
    .element(page.getByRole('link', { name: 'К оплате' }))
    .toHaveAttribute('href', `/checkout/${paidOrder.id}`);
});

test('somebody else’s order is a page that does not exist', async () => {
  await open(json({ detail: 'Не найдено.' }, 404));
  await expect.element(page.getByRole('heading', { level: 1, name: /не\s?найдена|нет/ })).toBeVisible();
});

test('without a connection the receipt is loaded by a press', async () => {
  const { server } = await open(undefined);
  const retry = page.getByRole('button', { name: 'Загрузить ещё раз' });
  await expect.element(retry).toBeVisible();
  server.on(call, order({}));
  await retry.click();
  await expect.element(strip()).toBeVisible();
});
