import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '#src/theme/global.ts';
import { MessagePage } from '#src/components/pages/MessagePage/MessagePage.tsx';
import { footer } from '#stories/components/frames/Footer.fixtures.ts';

test('one message, what can be done about it, and the way home', async () => {
  await page.viewport(360, 740);
  const screen = await render(
    <MessagePage
      title="Политика конфиден&shy;циальности"
      note="Текст готовится."
      homeHref="/"
      footer={footer}
      actions={<button type="button">Обновить</button>}
    />,
  );
  await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.element(screen.getByText('Текст готовится.')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Обновить' })).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'Перейти на главную' })).toHaveAttribute('href', '/');
  expect(document.documentElement.scrollWidth).toBe(360);
});
