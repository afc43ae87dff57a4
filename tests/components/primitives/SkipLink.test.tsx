import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '#src/theme/global.ts';
import { Main } from '#src/components/primitives/Main/Main.tsx';
import { SkipLink } from '#src/components/primitives/SkipLink/SkipLink.tsx';

test('the first Tab shows it, Enter moves the focus to the content', async () => {
  const screen = await render(
    <>
      <SkipLink />
      <a href="/">Главная</a>
      <Main>Содержание</Main>
    </>,
  );
  const link = screen.getByRole('link', { name: 'К\u00a0содержанию' });
  expect(getComputedStyle(link.element()).clipPath).toBe('inset(50%)');
  await userEvent.tab();
  await expect.element(link).toHaveFocus();
  expect(getComputedStyle(link.element()).clipPath).toBe('none');
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('main')).toHaveFocus();
});
