import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { BesideArt } from '#src/components/primitives/BesideArt/BesideArt.tsx';
import { Container } from '#src/components/primitives/Container/Container.tsx';
import { Page } from '#src/components/primitives/Page/Page.tsx';
import '#src/theme/global.ts';

async function open(width: number) {
  await page.viewport(width, 900);
  const screen = await render(
    <Page>
      <Container>
        <BesideArt art="lens">
          <h1>Новый пароль</h1>
        </BesideArt>
      </Container>
    </Page>,
  );
  const picture = screen.container.querySelector('img');
  if (picture === null) throw new Error('no picture');
  return { screen, picture };
}

test.each([1024, 1440, 1920])('at %i px a square tile fills the last third of the page', async (width) => {
  const { picture, screen } = await open(width);
  const { left, right, height } = picture.getBoundingClientRect();
  expect(left).toBeCloseTo((width / 3) * 2, 0);
  expect(right).toBeCloseTo(width, 0);
  expect(height).toBeCloseTo(width / 3, 0);
  expect(screen.getByRole('heading').element().getBoundingClientRect().right).toBeLessThan(left);
});

test.each([360, 1023])('at %i px there is no tile, and nothing of it is downloaded', async (width) => {
  const { picture } = await open(width);
  expect(picture.checkVisibility()).toBe(false);
  expect(picture.loading).toBe('lazy');
});

test('the tile is decoration: nothing of it is read out', async () => {
  const { picture, screen } = await open(1440);
  expect(picture.alt).toBe('');
  await expect.element(screen.getByRole('img')).not.toBeInTheDocument();
});
