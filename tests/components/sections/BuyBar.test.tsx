import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { BuyBar } from '#src/components/sections/BuyBar/BuyBar.tsx';
import '#src/theme/global.ts';

beforeEach(() => page.viewport(360, 640));

test('a phone has price and button in reach; a wide screen does not', async () => {
  const onBuy = vi.fn();
  const screen = await render(<BuyBar price="150 руб." isPending={false} onBuy={onBuy} />);
  await expect.element(screen.getByText('150 руб.')).toBeVisible();
  await screen.getByRole('button', { name: 'Купить пост' }).click();
  expect(onBuy).toHaveBeenCalledOnce();
  await page.viewport(1024, 640);
  await expect.element(screen.getByText('150 руб.')).not.toBeVisible();
});
