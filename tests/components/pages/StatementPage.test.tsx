import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '#src/theme/global.ts';
import {
  StatementPage,
  type StatementPageProps,
} from '#src/components/pages/StatementPage/StatementPage.tsx';
import { moneyTabs, months, statement } from '#stories/components/pages/StatementPage.fixtures.ts';

const element = (props: Partial<StatementPageProps> = {}) => (
  <StatementPage
    statement={{ kind: 'ready', value: statement, isRenewing: false }}
    filter="all"
    onFilter={() => {}}
    months={months}
    month="2026-11"
    onMonth={() => {}}
    tabs={moneyTabs('/money/statement')}
    saving={{ kind: 'idle' }}
    onSave={() => {}}
    onPrint={() => {}}
    more={{ kind: 'idle' }}
    onMore={() => {}}
    onRetry={() => {}}
    {...props}
  />
);

test('every movement shows what the balance changed by; a payout leads to its page', async () => {
  await page.viewport(1440, 900);
  await render(element());
  const payout = page.getByRole('row', { name: /Выплата на/ });
  await expect.element(payout.getByRole('cell', { name: /^−45\s810$/ })).toBeVisible();
  await expect.element(payout.getByRole('link')).toHaveAttribute('href', '/money/payouts/1');
  const refund = page.getByRole('row', { name: /Возврат/ });
  await expect.element(refund.getByRole('cell', { name: '+15', exact: true })).toBeVisible();
  await expect.element(refund.getByRole('cell', { name: '−135', exact: true })).toBeVisible();
});

test('the file, the paper and older rows are a press each', async () => {
  const [onSave, onPrint, onMore] = [vi.fn(), vi.fn(), vi.fn()];
  await render(element({ onSave, onPrint, onMore }));
  await page.getByRole('button', { name: 'CSV' }).click();
  await page.getByRole('button', { name: 'Печать' }).click();
  await page.getByRole('button', { name: 'Показать раньше' }).click();
  expect([onSave, onPrint, onMore].map(({ mock }) => mock.calls.length)).toEqual([1, 1, 1]);
});

test('a filter without rows says so, and so does an author without payments', async () => {
  const value = { ...statement, days: [], hasMore: false };
  const none = { kind: 'ready', value, isRenewing: false } as const;
  const screen = await render(element({ statement: none, filter: 'refunds' }));
  await expect.element(page.getByText(/Таких движений нет/)).toBeVisible();
  await screen.rerender(element({ statement: none }));
  await expect.element(page.getByText(/Движений пока нет/)).toBeVisible();
});

test('nothing leaves the narrowest screen', async () => {
  await page.viewport(320, 640);
  await render(<main style={{ paddingInline: 16 }}>{element()}</main>);
  expect(document.documentElement.scrollWidth).toBe(320);
});
