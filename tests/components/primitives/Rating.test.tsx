import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import '#src/theme/global.ts';
import { Rating } from '#src/components/primitives/Rating/Rating.tsx';

test.each([
  [5, 'Оценка 5,0 из 5'],
  [4.2, 'Оценка 4,2 из 5'],
])('%d is read out as «%s»', async (value, label) => {
  const screen = await render(<Rating value={value} />);
  await expect.element(screen.getByRole('img', { name: label })).toBeInTheDocument();
});

test('the last dot is filled by the fraction', async () => {
  const screen = await render(<Rating value={4.2} />);
  const dots = [...screen.getByRole('img').element().children];
  const fills = dots.map((dot) => getComputedStyle(dot).backgroundImage.match(/\d+%/)?.[0]);
  expect(fills).toEqual(['100%', '100%', '100%', '100%', '20%']);
});
