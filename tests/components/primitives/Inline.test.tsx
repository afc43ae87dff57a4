import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { Inline } from '#src/components/primitives/Inline/Inline.tsx';
import '#src/theme/global.ts';

test('things stand in a row at the step of the scale', async () => {
  const screen = await render(
    <Inline gap={24}>
      <p>Лента</p>
      <p>Подписки</p>
    </Inline>,
  );
  const left = screen.getByText('Лента').element().getBoundingClientRect();
  const right = screen.getByText('Подписки').element().getBoundingClientRect();
  expect(right.left - left.right).toBeCloseTo(24);
});
