import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Page } from '#src/components/primitives/Page/Page.tsx';
import { Reviews } from '#src/components/sections/Reviews/Reviews.tsx';
import { pixelsOf } from '#tests/suites/pixels.ts';
import '#src/theme/global.ts';

test('four authors of four trades tell their rating', async () => {
  const screen = await render(<Reviews />);
  const reviews = screen.getByRole('figure').elements();
  const ratings = screen.getByRole('img', { name: /Оценка/ }).elements();
  expect(ratings.map((rating) => rating.getAttribute('aria-label'))).toEqual([
    'Оценка 5,0 из\u00a05',
    'Оценка 4,2 из\u00a05',
    'Оценка 5,0 из\u00a05',
    'Оценка 4,0 из\u00a05',
  ]);
  for (const [index, role] of ['Видеоблогер', 'Музыкант', 'Писатель', 'Артист-шоумен'].entries()) {
    expect(reviews[index]).toMatchTextContent(role);
  }
});

test.each([1024, 1440])(
  'at %i px the bun of the first author comes up to the rule above her',
  async (width) => {
    await page.viewport(width, 900);
    const screen = await render(
      <Page>
        <Reviews />
      </Page>,
    );
    const portrait = screen.container.querySelector<HTMLImageElement>('img[src*=anna]');
    if (!portrait) throw new Error('no portrait of the first author');
    portrait.loading = 'eager';
    await portrait.decode();
    const { width: wide, at } = await pixelsOf(portrait);
    // The column runs from the rule through the bun, whose centre is a twelfth of the portrait from its top.
    const column = Array.from({ length: Math.round(wide / 12) }, (_, y) => at(Math.round(wide / 2), y));
    const yellow = column.filter(([red, , blue]) => red - blue > 60);
    expect(yellow).toEqual([]);
  },
);
