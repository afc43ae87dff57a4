import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '#src/theme/global.ts';
import { MoneyPage, type MoneyPageProps } from '#src/components/pages/MoneyPage/MoneyPage.tsx';
import { overview } from '#stories/components/pages/MoneyPage.fixtures.ts';
import { moneyTabs } from '#stories/components/pages/StatementPage.fixtures.ts';

const element = (props: Partial<MoneyPageProps> = {}) => (
  <MoneyPage
    overview={{ kind: 'ready', value: overview, isRenewing: false }}
    tabs={moneyTabs('/money')}
    statementHref="/money/statement"
    termsHref="/pyment-terms"
    fees={{ platform: 7, paymentSystem: 3 }}
    holdDays={2}
    onRetry={() => {}}
    {...props}
  />
);

test('the balance leads to the movements it is made of, and held money has its days', async () => {
  await render(element());
  await expect
    .element(page.getByRole('link', { name: 'движениями' }))
    .toHaveAttribute('href', '/money/statement');
  await expect.element(page.getByText(/^26\sноября, четверг$/)).toBeVisible();
  await expect.element(page.getByText(/Выплаты на\sсчёт пока не\sподключены/)).toBeVisible();
});

test('the fees are those of the installation', async () => {
  await render(element({ fees: { platform: 6.5, paymentSystem: 3.5 } }));
  await expect.element(page.getByText(/6,5\s%\sплатформе и\s3,5\s%/)).toBeVisible();
  await expect.element(page.getByText(/^450\sруб\.$/)).toBeVisible();
});

test('before the first payment it says when money becomes available', async () => {
  const value = { ...overview, available: 0, balance: [], total: 0, maturing: [] };
  await render(element({ overview: { kind: 'ready', value, isRenewing: false } }));
  await expect.element(page.getByText(/через 2\sполных дня после дня оплаты/)).toBeVisible();
});

test('nothing leaves the narrowest screen', async () => {
  await page.viewport(320, 640);
  await render(<main style={{ paddingInline: 16 }}>{element()}</main>);
  expect(document.documentElement.scrollWidth).toBe(320);
});
