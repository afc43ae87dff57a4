import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '#src/theme/global.ts';
import { loaded, paymentMonths } from '#stories/components/sections/PaymentList.fixtures.ts';
import { PaymentList, type PaymentListProps } from '#src/components/sections/PaymentList/PaymentList.tsx';

const list = (props: Partial<PaymentListProps> = {}) => (
  <PaymentList
    payments={loaded(paymentMonths)}
    more={{ kind: 'idle' }}
    onMore={() => {}}
    onRetry={() => {}}
    {...props}
  />
);

test('each payment has its sum, its state and its receipt', async () => {
  await page.viewport(1280, 900);
  await render(list());
  const refunded = page.getByRole('row', { name: /Прогон/ });
  await expect.element(refunded.getByRole('cell', { name: '150', exact: true })).toBeVisible();
  await expect.element(refunded.getByRole('cell', { name: 'Возврат' })).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: /^Чек \(Пост «Прогон/ }))
    .toHaveAttribute('href', '/receipt/c');
  await expect.element(page.getByRole('row', { name: /Полка/ }).getByText('Оплачен')).toBeVisible();
});

test('the focus of the last «Показать ещё» stays in the list', async () => {
  const screen = await render(list());
  page.getByRole('button', { name: 'Показать ещё' }).element().focus();
  await screen.rerender(list({ more: undefined }));
  await expect.element(page.getByRole('group', { name: 'Платежи' })).toHaveFocus();
});

test('a person without payments is told so, unless older ones may come', async () => {
  const screen = await render(list({ payments: loaded([]), more: undefined }));
  await expect.element(page.getByText(/Платежей пока нет/)).toBeVisible();
  await screen.rerender(list({ payments: loaded([]), more: { kind: 'failed', message: 'Нет связи' } }));
  expect(page.getByText(/Платежей пока нет/).query()).toBeNull();
  await expect.element(page.getByText('Нет связи')).toBeVisible();
});

test('nothing leaves the narrowest screen', async () => {
  await page.viewport(320, 640);
  await render(<main style={{ paddingInline: 16 }}>{list()}</main>);
  expect(document.documentElement.scrollWidth).toBe(320);
});
