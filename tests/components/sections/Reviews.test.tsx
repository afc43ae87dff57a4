import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { Reviews } from '#src/components/sections/Reviews/index.ts';

test('four authors of four trades tell their rating', async () => {
  const screen = await render(<Reviews />);
  const reviews = screen.getByRole('figure').elements();
  const ratings = screen.getByRole('img', { name: /Оценка/ }).elements();
  expect(ratings.map((rating) => rating.getAttribute('aria-label'))).toEqual([
    'Оценка 5,0 из 5',
    'Оценка 4,2 из 5',
    'Оценка 5,0 из 5',
    'Оценка 4,0 из 5',
  ]);
  for (const [index, role] of ['Видеоблогер', 'Музыкант', 'Писатель', 'Артист-шоумен'].entries()) {
    expect(reviews[index]).toMatchTextContent(role);
  }
});
