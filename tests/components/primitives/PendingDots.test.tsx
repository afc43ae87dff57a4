import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { PendingDots } from '#src/components/primitives/PendingDots/index.ts';

test('it says nothing: the label beside it does', async () => {
  const screen = await render(
    <p>
      Вход...
      <PendingDots />
    </p>,
  );
  await expect.element(screen.getByRole('paragraph')).toHaveTextContent('Вход...');
  expect(screen.container.querySelectorAll('[aria-hidden=true] > span')).toHaveLength(3);
});
