import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Container } from '#src/components/primitives/Container/Container.tsx';
import { Page } from '#src/components/primitives/Page/Page.tsx';
import { Thirds } from '#src/components/primitives/Thirds/Thirds.tsx';
import '#src/theme/global.ts';

test.each([
  ['phone', 360, 16],
  ['desk', 1440, 480],
  ['wide desk', 1920, 640],
])('on a %s the second part starts %d → %d px', async (_screen, width, start) => {
  await page.viewport(width, 800);
  const screen = await render(
    <Page>
      <Container>
        <Thirds>
          <h2>Вопросы</h2>
          <p>Ответы</p>
        </Thirds>
      </Container>
    </Page>,
  );
  expect(screen.getByText('Ответы').element().getBoundingClientRect().left).toBeCloseTo(start);
});
