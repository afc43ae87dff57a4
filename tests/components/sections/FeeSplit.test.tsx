import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { FeeSplit } from '#src/components/sections/FeeSplit/FeeSplit.tsx';

test('the parts, each with its percentage, add up to what the heading says', async () => {
  const screen = await render(
    <FeeSplit
      author="Анне"
      shares={{ author: 13_500, platformFee: 1050, paymentFee: 450 }}
      fees={{ platform: 7, paymentSystem: 3 }}
    />,
  );
  await expect.element(screen.getByRole('heading', { name: /^Куда пойдут 150\sруб\.$/ })).toBeVisible();
  const parts = screen.getByRole('listitem').elements();
  expect(parts.map(({ textContent }) => textContent?.replaceAll(/\s/g, ' '))).toEqual([
    'Анне135 руб.',
    'Платформе, 7 %10,50 руб.',
    'Платёжной системе, 3 %4,50 руб.',
  ]);
});
