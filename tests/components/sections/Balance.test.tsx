import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { Balance } from '#src/components/sections/Balance/Balance.tsx';
import { balanceParts } from '#stories/components/sections/Balance.fixtures.ts';

test('every account has its sum and its name, in the order of the bar', async () => {
  const screen = await render(<Balance parts={balanceParts} />);
  const items = screen.getByRole('listitem').elements();
  expect(
    items.map(({ textContent }) => /^[\d\s]+руб\.(В\s\S+|[А-Я]\S+)/.exec(textContent ?? '')?.[1]),
  ).toEqual([expect.stringMatching(/^В\sпути/), 'Готово', expect.stringMatching(/^На/)]);
});

test('a debt is written with a minus and takes no part of the bar', async () => {
  const debt = balanceParts.map((part) => ({ ...part, kopecks: -13_500 }));
  const screen = await render(<Balance parts={debt} />);
  await expect.element(screen.getByText(/^−135/).first()).toBeVisible();
  expect(screen.container.querySelector('[aria-hidden]')).toBeNull();
});
