import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { Busy } from '#src/components/primitives/Busy/Busy.tsx';
import { Skeleton } from '#src/components/primitives/Skeleton/Skeleton.tsx';

test('it is busy and says so once, whatever stands in it', async () => {
  const screen = await render(
    <Busy>
      <Skeleton kind="line" />
      <Skeleton kind="line" />
    </Busy>,
  );
  expect(screen.container.querySelectorAll('[aria-busy=true]')).toHaveLength(1);
  await expect.element(screen.getByRole('status')).toHaveTextContent('Загрузка');
  expect(screen.container.textContent).toBe('Загрузка');
});
