import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { Stack } from '#src/components/primitives/Stack/Stack.tsx';
import '#src/theme/global.ts';

test('things stand one under another at the step of the scale', async () => {
  const screen = await render(
    <Stack gap={24}>
      <p>Лента</p>
      <p>Подписки</p>
    </Stack>,
  );
  const upper = screen.getByText('Лента').element().getBoundingClientRect();
  const lower = screen.getByText('Подписки').element().getBoundingClientRect();
  expect(lower.top - upper.bottom).toBe(24);
});
