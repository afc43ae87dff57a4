import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Container } from '#src/components/primitives/Container/Container.tsx';
import { Page } from '#src/components/primitives/Page/Page.tsx';
import '#src/theme/global.ts';

test.each([
  [360, 16],
  [768, 32],
  [1440, 64],
  [2200, 220],
])('at %d px text starts %d px from the edge', async (width, start) => {
  await page.viewport(width, 800);
  const screen = await render(
    <Page>
      <Container>
        <p>Текст</p>
      </Container>
    </Page>,
  );
  expect(screen.getByText('Текст').element().getBoundingClientRect().left).toBe(start);
});
