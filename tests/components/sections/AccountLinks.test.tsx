import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { AccountLinks } from '#src/components/sections/AccountLinks/index.ts';

const links = {
  postsHref: '/profile?view=posts',
  settingsHref: '/account/settings',
  knowledgeBaseHref: '/knowledge-base',
};

test('on a phone the profile ends the session and leads to what the tab bar has no room for', async () => {
  await page.viewport(360, 740);
  const onLogout = vi.fn();
  const screen = await render(<AccountLinks {...links} onLogout={onLogout} />);
  await expect
    .element(screen.getByRole('link', { name: 'Настройки' }))
    .toHaveAttribute('href', '/account/settings');
  await expect
    .element(screen.getByRole('link', { name: 'Мои посты' }))
    .toHaveAttribute('href', '/profile?view=posts');
  await expect.element(screen.getByRole('link', { name: 'База знаний' })).toBeVisible();
  await screen.getByRole('button', { name: 'Выйти' }).click();
  expect(onLogout).toHaveBeenCalledOnce();
});

test('beside the sidebar it is not shown', async () => {
  await page.viewport(1280, 900);
  const screen = await render(<AccountLinks {...links} onLogout={vi.fn()} />);
  expect(screen.getByRole('button', { name: 'Выйти' }).query()).toBeNull();
});
