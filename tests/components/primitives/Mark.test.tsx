import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { Mark } from '#src/components/primitives/Mark/Mark.tsx';

test('it is silent: the link around it has the name', async () => {
  const screen = await render(
    <a href="/" aria-label="На главную">
      <Mark />
    </a>,
  );
  await expect.element(screen.getByRole('link', { name: 'На главную', exact: true })).toBeVisible();
  await expect.element(screen.getByRole('img')).not.toBeInTheDocument();
});
