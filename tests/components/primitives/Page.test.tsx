import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Page } from '#src/components/primitives/Page/Page.tsx';
import '#src/theme/global.ts';

test('it is at least as high as the screen and as wide as the page', async () => {
  await page.viewport(768, 600);
  const screen = await render(<Page>Лента</Page>);
  const box = screen.getByText('Лента').element().getBoundingClientRect();
  expect(box.height).toBe(600);
  expect(getComputedStyle(screen.getByText('Лента').element()).containerType).toBe('inline-size');
});
