import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '#src/theme/global.ts';
import {
  type OrderReceipt,
  ReceiptPage,
  type ReceiptPageProps,
} from '#src/components/pages/ReceiptPage/ReceiptPage.tsx';
import { paid, payment } from '#stories/components/pages/ReceiptPage.fixtures.ts';

const ready = (value: OrderReceipt) => ({ kind: 'ready', value, isRenewing: false }) as const;

const element = (props: Partial<ReceiptPageProps> = {}) => (
  <ReceiptPage
    receipt={ready(paid)}
    back={{ href: '/account/settings#payments', label: 'К платежам' }}
    onPrint={() => {}}
    onRetry={() => {}}
    {...props}
  />
);

const strip = () => page.getByRole('region', { name: 'Чек об оплате' });

test('a receipt says what was bought, when, for how much, where it went and who took it', async () => {
  await render(element());
  await expect.element(strip().getByText(payment.moment)).toBeVisible();
  const text = strip().element().textContent?.replaceAll(/\s/g, ' ');
  for (const part of [
    payment.subject.replaceAll(/\s/g, ' '),
    '500,00',
    'Куда пойдут 500 руб.',
    'ООО «Соавтор»',
    '7700000000',
  ])
    expect(text).toContain(part);
  expect(text).toContain('Кассовый чек платёжная система присылает на nina@example.ru.');
  await expect
    .element(page.getByRole('link', { name: 'К платежам' }))
    .toHaveAttribute('href', '/account/settings#payments');
});

test('a refund is told, and nobody is said to get the money', async () => {
  await render(element({ receipt: ready({ kind: 'refunded', payment }) }));
  await expect.element(strip().getByText('Возврат', { exact: true })).toBeVisible();
  expect(strip().element().textContent).not.toContain('Куда пойдут');
});

test('a payment at the test bank says that no money was taken, on paper, too', async () => {
  await render(element({ receipt: ready({ ...paid, payment: { ...payment, isTest: true } }) }));
  await expect.element(page.getByRole('complementary', { name: 'Тестовый банк' })).toBeVisible();
  expect(strip().element().textContent).toMatch(/Тестовый платёж: деньги не\sсписаны/);
});

test.each([
  ['open', 'Заказ не оплачен'],
  ['pending', 'Ждём ответа банка'],
  ['closed', 'Чека нет'],
] as const)('an order that is %s has no receipt, and a way to its checkout', async (kind, name) => {
  await render(element({ receipt: ready({ kind, href: '/checkout/1' }) }));
  const heading = page.getByRole('heading', { level: 2 });
  await expect.element(heading).toBeVisible();
  expect(heading.element().textContent?.replaceAll(/\s/g, ' ')).toBe(name);
  expect(strip().query()).toBeNull();
  await expect
    .element(page.getByRole('link', { name: /оплат|заказу/ }))
    .toHaveAttribute('href', '/checkout/1');
  expect(page.getByRole('button', { name: 'Печать' }).query()).toBeNull();
});

test('a press prints it, and after a failure a press loads it', async () => {
  const [onPrint, onRetry] = [vi.fn(), vi.fn()];
  const screen = await render(element({ onPrint }));
  await page.getByRole('button', { name: 'Печать' }).click();
  expect(onPrint).toHaveBeenCalledOnce();
  await screen.rerender(
    element({ onRetry, receipt: { kind: 'offline', isRetrying: false, value: undefined } }),
  );
  await page.getByRole('button', { name: 'Загрузить ещё раз' }).click();
  expect(onRetry).toHaveBeenCalledOnce();
});

test('nothing leaves the narrowest screen', async () => {
  await page.viewport(320, 640);
  await render(element({ receipt: ready({ ...paid, payment: { ...payment, isTest: true } }) }));
  expect(document.documentElement.scrollWidth).toBe(320);
});
