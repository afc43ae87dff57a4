import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { Banner } from '#src/components/primitives/Banner/index.ts';

test.each([
  ['error', 'alert'],
  ['success', 'status'],
  ['info', 'status'],
] as const)('%s is announced as %s', async (tone, role) => {
  const screen = await render(<Banner tone={tone}>Неверный email или пароль</Banner>);
  await expect.element(screen.getByRole(role)).toHaveTextContent('Неверный email или пароль');
});
