import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { Advantages } from '#src/components/sections/Advantages/index.ts';

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
