import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { PageTitle } from '#src/components/primitives/PageTitle/PageTitle.tsx';
import '#src/theme/global.ts';
import { brokenWords } from '#tests/e2e/fit.ts';

test('it is the heading of the page, takes focus from code without a ring, and is no stop of Tab', async () => {
  const screen = await render(<PageTitle>Подписки</PageTitle>);
  const title = screen.getByRole('heading', { level: 1, name: 'Подписки' });
  await userEvent.tab();
  await expect.element(title).not.toHaveFocus();
  title.element().focus();
  await expect.element(title).toHaveFocus();
  expect(getComputedStyle(title.element()).outlineStyle).toBe('none');
});

test.each([
  [400, 2],
  [240, 3],
])(
  'in %i px «Пользовательское соглашение» takes %i lines: its long word breaks only where it does not fit',
  async (width, lines) => {
    const screen = await render(
      <div style={{ width }}>
        <PageTitle kind="legal">Пользователь&shy;ское соглашение</PageTitle>
      </div>,
    );
    const words = document.createRange();
    words.selectNodeContents(screen.getByRole('heading').element());
    expect(new Set([...words.getClientRects()].map(({ top }) => Math.round(top))).size).toBe(lines);
  },
);

test.each([160, 240, 320])('in %i px a word that is too long breaks with a hyphen', async (width) => {
  const screen = await render(
    <div style={{ width }}>
      <PageTitle>Превысокомногорассмотрительствующий</PageTitle>
    </div>,
  );
  const title = screen.getByRole('heading').element();
  expect(title.getBoundingClientRect().height).toBeGreaterThan(60);
  expect(title.scrollWidth).toBeLessThanOrEqual(width);
  expect(brokenWords()).toEqual([]);
});
