import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { NotFoundPage } from '#src/components/pages/NotFoundPage/NotFoundPage.tsx';
import '#src/theme/global.ts';
import { type Pixels, pixelsOf } from '#tests/suites/pixels.ts';
import { footer } from '#stories/components/frames/Footer.fixtures.ts';

test('says what happened and leads home', async () => {
  const screen = await render(<NotFoundPage homeHref="/" footer={footer} />);
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Страница не найдена');
  await expect
    .element(screen.getByRole('main').getByRole('link', { name: 'На главную' }))
    .toHaveAttribute('href', '/');
});

test('somebody signed in is led to the feed', async () => {
  const screen = await render(<NotFoundPage homeHref="/" footer={footer} feedHref="/feed" />);
  await expect.element(screen.getByRole('link', { name: 'В ленту' })).toHaveAttribute('href', '/feed');
  expect(screen.getByRole('link', { name: 'На главную' }).query()).toBeNull();
});

/** Kind of a pixel of the figures. */
function kindOf([red, green]: ReturnType<Pixels['at']>): 'figure' | 'dot' | 'paper' {
  if (red < 130) return 'figure';
  return red > 200 && green < 160 ? 'dot' : 'paper';
}

test.each([360, 768, 1440])(
  'at %d px the dot is as far from the first four as from the second',
  async (wide) => {
    await page.viewport(wide, 900);
    const screen = await render(<NotFoundPage homeHref="/" footer={footer} />);
    await document.fonts.ready;
    const figures = screen.container.querySelector('main p');
    if (figures === null) throw new Error('no figures');
    const { width, height, at } = await pixelsOf(figures);
    /** The narrowest rows of paper before the dot and after it. */
    const gaps = [Infinity, Infinity];
    for (let y = 0; y < height; y += 1) {
      const row = Array.from({ length: width }, (_, x) => kindOf(at(x, y)));
      const [from, to] = [row.indexOf('dot'), row.lastIndexOf('dot')];
      if (from < 0) continue;
      const before = from - 1 - row.lastIndexOf('figure', from);
      const after = row.indexOf('figure', to) - to - 1;
      gaps[0] = Math.min(gaps[0] ?? 0, before);
      if (after >= 0) gaps[1] = Math.min(gaps[1] ?? 0, after);
    }
    expect(Math.abs((gaps[0] ?? 0) - (gaps[1] ?? 0))).toBeLessThanOrEqual(2);
  },
);
