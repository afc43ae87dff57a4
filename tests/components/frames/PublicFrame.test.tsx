import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { PublicFrame } from '#src/components/frames/PublicFrame/index.ts';

test('the logo leads home and the page is the main landmark', async () => {
  const screen = await render(
    <PublicFrame homeHref="/">
      <h1>Новый пароль</h1>
    </PublicFrame>,
  );
  await expect.element(screen.getByRole('link', { name: 'Перейти на главную' })).toHaveAttribute('href', '/');
  await expect.element(screen.getByRole('main')).toHaveTextContent('Новый пароль');
});

test('the first Tab leads past the header', async () => {
  const screen = await render(
    <PublicFrame homeHref="/">
      <h1>Новый пароль</h1>
    </PublicFrame>,
  );
  await userEvent.tab();
  await expect.element(screen.getByRole('link', { name: 'К\u00a0содержанию' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('main')).toHaveFocus();
});
