import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { VisuallyHidden } from '#src/components/primitives/VisuallyHidden/VisuallyHidden.tsx';

test('the text takes no room but stays in the name', async () => {
  const screen = await render(
    <button type="button">
      Цена<VisuallyHidden> в рублях</VisuallyHidden>
    </button>,
  );
  await expect.element(screen.getByRole('button', { name: 'Цена в рублях' })).toBeInTheDocument();
  expect(screen.getByText('в рублях').element().getBoundingClientRect().width).toBe(1);
});
