import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { contentId, Main } from '#src/components/primitives/Main/Main.tsx';
import '#src/theme/global.ts';

test('it is found by its id and takes focus without a ring', async () => {
  const screen = await render(<Main>Страница</Main>);
  const main = screen.getByRole('main');
  document.getElementById(contentId)?.focus();
  await expect.element(main).toHaveFocus();
  expect(getComputedStyle(main.element()).outlineStyle).toBe('none');
});
