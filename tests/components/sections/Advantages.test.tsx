import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { Advantages } from '#src/components/sections/Advantages/Advantages.tsx';
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

/** Lightness of an opaque colour, from 0 to 255, with green weighted as the eye does. */
function lightness(color: string): number {
  const [red = 0, green = 0, blue = 0] = color.match(/\d+/g)?.map(Number) ?? [];
  return 0.21 * red + 0.72 * green + 0.07 * blue;
}

test.each(['light', 'dark'])(
  'in the %s theme the discs are outlined all round, not only where they overlap',
  async (theme) => {
    const screen = await render(
      <div data-theme={theme}>
        <Advantages />
      </div>,
    );
    const outlined = screen.container.querySelector('li svg g circle');
    const card = outlined?.closest('li');
    if (!outlined || !card) throw new Error('no outlined disc');
    const [line, ground] = [getComputedStyle(outlined).stroke, getComputedStyle(card).backgroundColor];
    expect(Math.abs(lightness(line) - lightness(ground))).toBeGreaterThan(100);
  },
);
