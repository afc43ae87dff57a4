import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { Logo } from '#src/components/primitives/Logo/Logo.tsx';
import { PageTitle } from '#src/components/primitives/PageTitle/PageTitle.tsx';
import '#src/theme/global.ts';

test('it is silent: the link around it has the name', async () => {
  const screen = await render(
    <a href="/" aria-label="На главную">
      <Logo />
    </a>,
  );
  await expect.element(screen.getByRole('link', { name: 'На главную', exact: true })).toBeVisible();
  await expect.element(screen.getByRole('img')).not.toBeInTheDocument();
});

test.each(['light', 'dark'])(
  'in the %s theme its dot and the dot of a heading are one red',
  async (theme) => {
    const screen = await render(
      <div data-theme={theme}>
        <Logo />
        <PageTitle kind="form">Новый пароль</PageTitle>
      </div>,
    );
    const dot = screen.container.querySelector('circle');
    if (!dot) throw new Error('the logo has no dot');
    const heading = getComputedStyle(screen.getByRole('heading').element(), '::before');
    expect(getComputedStyle(dot).fill).toBe(heading.backgroundColor);
  },
);
