import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { PendingDots } from '#src/components/primitives/PendingDots/PendingDots.tsx';

test('they say nothing: the page does', async () => {
  const screen = await render(
    <p>
      Загрузка
      <PendingDots />
    </p>,
  );
  await expect.element(screen.getByRole('paragraph')).toHaveTextContent('Загрузка');
  expect(screen.container.querySelectorAll('[aria-hidden=true] > span')).toHaveLength(3);
});
