import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { Tag } from '#src/components/primitives/Tag/Tag.tsx';
import '#src/theme/global.ts';

test.each(['good', 'bad', 'waiting', 'over', 'warning'] as const)(
  'a screen reader gets the words of a state that is %s, without its sign',
  async (kind) => {
    const screen = await render(
      <button type="button">
        <Tag kind={kind}>Оплачен</Tag>
      </button>,
    );
    await expect.element(screen.getByRole('button', { name: 'Оплачен', exact: true })).toBeVisible();
  },
);

test('a long state breaks instead of leaving its column', async () => {
  const screen = await render(
    <div style={{ width: '120px' }}>
      <Tag kind="bad">Отказ: банк не разрешил оплату в интернете</Tag>
    </div>,
  );
  const [box] = screen.container.getElementsByTagName('div');
  expect(box?.scrollWidth).toBe(120);
});
