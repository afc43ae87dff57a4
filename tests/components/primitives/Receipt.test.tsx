import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Receipt } from '#src/components/primitives/Receipt/Receipt.tsx';
import { fiscalReceipt, tierReceipt } from '#stories/components/primitives/Receipt.fixtures.ts';
import '#src/theme/global.ts';

test('every sum stands beside what it is for, each with its date', async () => {
  const screen = await render(<Receipt {...tierReceipt} />);
  const rows = [...screen.container.querySelectorAll('dl > div')].map((row) => row.textContent);
  expect(rows).toHaveLength(4);
  expect(rows[1]).toBe('К\u00a0оплате сегодня500руб.');
  expect(rows[2]).toBe('25\u00a0декабря, пятница500\u00a0руб.');
});

test('a fiscal receipt writes kopecks that are zero', async () => {
  const screen = await render(<Receipt {...fiscalReceipt} />);
  const region = screen.getByRole('region', { name: 'Кассовый чек' });
  await expect.element(region.getByText('500,00').first()).toBeVisible();
  await expect.element(region.getByText('0,00', { exact: true })).toBeVisible();
});

test('ink on the paper is the same in the dark theme', async () => {
  document.documentElement.dataset['theme'] = 'dark';
  const screen = await render(<Receipt {...tierReceipt} />);
  const ink = getComputedStyle(screen.getByText(/Дальше\sтак\sже/).element()).color;
  delete document.documentElement.dataset['theme'];
  expect(ink).toBe(getComputedStyle(screen.getByText(/Дальше\sтак\sже/).element()).color);
});

test('the longest sum stays on the paper of the narrowest screen', async () => {
  await page.viewport(320, 640);
  const total = { label: 'К оплате сегодня', kopecks: 10_000_050 };
  const screen = await render(<Receipt {...tierReceipt} lines={[total]} total={total} />);
  const region = screen.getByRole('region').element();
  expect(region.scrollWidth).toBe(region.clientWidth);
});
