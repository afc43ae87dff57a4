import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { Spinner } from '#src/components/primitives/Spinner/index.ts';

test('it says «Загрузка»', async () => {
  const screen = await render(<Spinner />);
  await expect.element(screen.getByRole('status')).toHaveTextContent('Загрузка');
});
