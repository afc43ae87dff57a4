import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { NotFoundPage } from '#src/components/pages/NotFoundPage/index.ts';

test('says what happened and leads home', async () => {
  const screen = await render(<NotFoundPage homeHref="/" />);
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Страница не найдена');
  await expect
    .element(screen.getByRole('main').getByRole('link', { name: 'На главную' }))
    .toHaveAttribute('href', '/');
});
