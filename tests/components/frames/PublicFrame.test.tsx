import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '#src/theme/global.ts';
import { PublicFrame } from '#src/components/frames/PublicFrame/PublicFrame.tsx';
import { footer } from '#stories/components/frames/Footer.fixtures.ts';

test('the logo leads home and the page is the main landmark', async () => {
  const screen = await render(
    <PublicFrame homeHref="/" footer={footer}>
      <h1>Новый пароль</h1>
    </PublicFrame>,
  );
  await expect.element(screen.getByRole('link', { name: 'Перейти на главную' })).toHaveAttribute('href', '/');
  await expect.element(screen.getByRole('main')).toHaveTextContent('Новый пароль');
});

test('the first Tab leads past the header', async () => {
  const screen = await render(
    <PublicFrame homeHref="/" footer={footer}>
      <h1>Новый пароль</h1>
    </PublicFrame>,
  );
  await userEvent.tab();
  await expect.element(screen.getByRole('link', { name: 'К\u00a0содержанию' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('main')).toHaveFocus();
});

test('the footer is at the foot of the screen under a short page, and fits the narrowest one', async () => {
  await page.viewport(1440, 900);
  const screen = await render(
    <PublicFrame homeHref="/" footer={footer}>
      Новый пароль
    </PublicFrame>,
  );
  const foot = () => screen.getByRole('contentinfo').element().getBoundingClientRect();
  expect([foot().left, foot().right, foot().bottom]).toEqual([0, 1440, 900]);
  await page.viewport(320, 640);
  expect(foot().right).toBe(320);
  expect(document.documentElement.scrollWidth).toBe(320);
});
