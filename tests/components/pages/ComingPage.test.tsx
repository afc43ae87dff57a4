import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { ComingPage } from '#src/components/pages/ComingPage/ComingPage.tsx';

test('a section that is not built says so and leads to the feed', async () => {
  const screen = await render(<ComingPage title="Аналитика" feedHref="/feed" />);
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Аналитика' })).toBeVisible();
  await expect.element(screen.getByText(/ещё готовим/)).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'Открыть ленту' })).toHaveAttribute('href', '/feed');
});
