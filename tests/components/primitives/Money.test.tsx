import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { Money } from '#src/components/primitives/Money/Money.tsx';
import '#src/theme/global.ts';

test.each([
  [<Money key="" kopecks={120_000} />, '1\u00a0200\u00a0руб.'],
  [<Money key="" kopecks={-37_333} hasUnit={false} />, '\u2212373,33'],
  [<Money key="" kopecks={418_500} hasUnit={false} sign="both" />, '+4\u00a0185'],
  [<Money key="" kopecks={50_000} hasUnit={false} hasKopecks />, '500,00'],
  [<Money key="" kopecks={1_395_000} kind="great" />, '13\u00a0950руб.'],
])('a sum is typeset, example %#', async (money, text) => {
  const screen = await render(money);
  expect(screen.container.textContent).toBe(text);
});

test('sums one under another have their digits in columns', async () => {
  const screen = await render(
    <div style={{ display: 'grid', justifyItems: 'start' }}>
      <Money kopecks={111_100} hasUnit={false} />
      <Money kopecks={848_800} hasUnit={false} />
    </div>,
  );
  await document.fonts.ready;
  const [first, second] = [...screen.container.querySelectorAll('span')].map(
    (sum) => sum.getBoundingClientRect().width,
  );
  expect(first).toBe(second);
});
