import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '#src/theme/global.ts';
import { CheckoutFrame } from '#src/components/frames/CheckoutFrame/CheckoutFrame.tsx';
import { Receipt } from '#src/components/primitives/Receipt/Receipt.tsx';
import { tierReceipt } from '#stories/components/primitives/Receipt.fixtures.ts';

const element = (
  <CheckoutFrame
    homeHref="/"
    back={{ href: '/profile/anna', label: 'Страница Анны' }}
    isTest
    art="lens"
    order={{
      summary: { portrait: 'anna', title: 'Первый ряд', note: 'Анна Рощина', kopecks: 50_000 },
      receipt: <Receipt {...tierReceipt} />,
    }}
  >
    <h1>Подписка</h1>
  </CheckoutFrame>
);

test('on a wide screen the receipt is always seen, beside the page', async () => {
  await page.viewport(1440, 900);
  const screen = await render(element);
  await expect.element(screen.getByRole('region', { name: 'Чек' })).toBeVisible();
  expect(screen.getByRole('button').query()).toBeNull();
});

test('on a phone the receipt unfolds above the page and covers nothing', async () => {
  await page.viewport(320, 640);
  const screen = await render(element);
  const receipt = screen.getByRole('region', { name: 'Чек' });
  expect(receipt.query()).toBeNull();
  const row = screen.getByRole('button', { name: /Первый ряд/ });
  await row.click();
  await expect.element(row).toHaveAttribute('aria-expanded', 'true');
  const foot = receipt.element().getBoundingClientRect().bottom;
  expect(screen.getByRole('main').element().getBoundingClientRect().top).toBeGreaterThanOrEqual(foot);
  expect(document.documentElement.scrollWidth).toBe(320);
});
