import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { Advantages } from '#src/components/sections/Advantages/index.ts';
import '#src/theme/global.ts';

test('gives three numbered reasons', async () => {
  const screen = await render(<Advantages />);
  const cards = screen.getByRole('listitem').elements();
  const reasons = ['Финансовая прозрачность', 'Безопасность и защита', 'Поддержка на всех этапах'];
  expect(cards).toHaveLength(reasons.length);
  for (const [index, reason] of reasons.entries()) {
    expect(cards[index]).toMatchTextContent(`00${index + 1}`);
    expect(cards[index]).toMatchTextContent(reason);
  }
});

test('in the dark theme the texts of all three are muted alike', async () => {
  const screen = await render(
    <div data-theme="dark">
      <Advantages />
    </div>,
  );
  const texts = screen
    .getByRole('paragraph')
    .elements()
    .map((text) => getComputedStyle(text).color);
  expect(texts).toHaveLength(3);
  expect(new Set(texts).size).toBe(1);
});
