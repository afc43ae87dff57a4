import { createRef } from 'react';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { TierCard, TierCards } from '#src/components/sections/TierCard/TierCard.tsx';

test('a card says its name, its price and each note on a line', async () => {
  const screen = await render(
    <TierCards>
      <TierCard name="Первый ряд" price="500 руб." notes={['Номера целиком.', 'Открывает 35 постов']} />
    </TierCards>,
  );
  const card = screen.getByRole('listitem');
  await expect.element(card.getByRole('heading', { name: 'Первый ряд', level: 3 })).toBeVisible();
  await expect.element(card.getByText('500 руб.')).toBeVisible();
  expect(card.getByRole('paragraph').elements()).toHaveLength(2);
});

test('a card takes focus from code, and makes no room for an action that it lacks', async () => {
  const ref = createRef<HTMLLIElement>();
  const screen = await render(
    <TierCards>
      <TierCard name="Бесплатная" price="0 руб." notes={[]} ref={ref}>
        <button type="button">Следить</button>
      </TierCard>
      <TierCard name="Первый ряд" price="500 руб." notes={[]}>
        {false}
      </TierCard>
      <TierCard name="За кулисами" price="1 200 руб." notes={[]} />
    </TierCards>,
  );
  ref.current?.focus();
  await expect.element(screen.getByRole('listitem').first()).toHaveFocus();
  const heights = screen
    .getByRole('listitem')
    .elements()
    .map((card) => card.clientHeight);
  expect(heights[1]).toBe(heights[2]);
  expect(heights[0]).toBeGreaterThan(heights[1] ?? 0);
});
