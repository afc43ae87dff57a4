import type { ReactNode } from 'react';
import { RouterProvider } from 'react-aria-components';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '#src/theme/global.ts';
import { AppShell } from '#src/components/frames/AppShell/AppShell.tsx';
import { AppShellSkeleton } from '#src/components/frames/AppShell/AppShellSkeleton.tsx';
import { shell } from '#stories/components/frames/AppShell.fixtures.ts';
import { skeletonSuite } from '#tests/suites/skeletonSuite.tsx';

const shellOf = (content: ReactNode, onLogout = vi.fn()) => (
  <AppShell {...shell} current="analytics" onLogout={onLogout}>
    {content}
  </AppShell>
);
const open = (onLogout = vi.fn()) => render(shellOf(<h1>Аналитика</h1>, onLogout));

test('from 1280 the sidebar names the current section and ends the session', async () => {
  await page.viewport(1280, 900);
  const onLogout = vi.fn();
  const screen = await open(onLogout);
  const sections = screen.getByRole('navigation', { name: 'Разделы' });
  await expect
    .element(sections.getByRole('link', { name: 'Аналитика' }))
    .toHaveAttribute('aria-current', 'page');
  await expect.element(sections.getByRole('link', { name: 'Лента' })).not.toHaveAttribute('aria-current');
  await screen.getByRole('button', { name: 'Выйти' }).click();
  expect(onLogout).toHaveBeenCalledOnce();
});

test('on a phone the tab bar leaves its place to the tools for writing', async () => {
  await page.viewport(360, 740);
  const screen = await render(shellOf(<div data-sheet="" />));
  const sections = screen.getByRole('navigation', { name: 'Разделы' });
  expect(sections.query()).toBeNull();
  await page.viewport(768, 1024);
  await expect.element(sections).toBeVisible();
});

test('name and portrait lead to one’s own page', async () => {
  await page.viewport(1280, 900);
  const screen = await open();
  for (const link of [
    screen.getByRole('complementary').getByRole('link', { name: /Анна Рощина/ }),
    screen.getByRole('banner').getByRole('link', { name: 'Профиль' }),
  ])
    await expect.element(link).toHaveAttribute('href', shell.links.profile);
});

test('the initial of a person without a portrait is not underlined', async () => {
  const portrait = { letter: 'А', ink: 'pine' } as const;
  const screen = await render(
    <AppShell {...shell} user={{ ...shell.user, portrait }} current="feed" onLogout={vi.fn()}>
      <h1>Лента</h1>
    </AppShell>,
  );
  const link = screen.getByRole('banner').getByRole('link', { name: 'Профиль' }).element();
  expect(getComputedStyle(link).textDecorationLine).toBe('none');
});

test('a person without a name is shown the e-mail in one line and is asked for a name', async () => {
  await page.viewport(1280, 900);
  const email = 'konstantin.konstantinopolsky@example.ru';
  const screen = await render(
    <AppShell
      {...shell}
      user={{ ...shell.user, name: email, note: undefined }}
      current="feed"
      onLogout={vi.fn()}
    >
      <h1>Лента</h1>
    </AppShell>,
  );
  const link = screen.getByRole('link', { name: /Указать имя/ });
  await expect.element(link).toHaveAttribute('href', shell.links.settings);
  const address = screen.getByText(email);
  expect(address.elements()).toHaveLength(1);
  expect(address.element().getBoundingClientRect().height).toBeLessThan(20);
  const account = link.element().getBoundingClientRect();
  const logout = screen.getByRole('button', { name: 'Выйти' }).element().getBoundingClientRect();
  expect(account.right).toBeLessThanOrEqual(logout.left);
  expect(logout.right).toBeLessThanOrEqual(315);
});

test('below 1280 a bar of five sections takes the place of the sidebar', async () => {
  await page.viewport(360, 740);
  const screen = await open();
  const names = screen.getByRole('navigation', { name: 'Разделы' }).getByRole('link').elements();
  expect(names.map((link) => link.textContent)).toEqual([
    'Лента',
    'Авторы',
    'Создать',
    'Подписки',
    'Профиль',
  ]);
});

test('who has no money is not led to it', async () => {
  await page.viewport(1280, 900);
  const screen = await render(
    <AppShell {...shell} links={{ ...shell.links, money: undefined }} current="feed" onLogout={vi.fn()}>
      <h1>Лента</h1>
    </AppShell>,
  );
  const sections = screen.getByRole('navigation', { name: 'Разделы' });
  await expect.element(sections.getByRole('link', { name: 'Аналитика' })).toBeVisible();
  await expect.element(sections.getByRole('link', { name: 'Деньги' })).not.toBeInTheDocument();
});

const menuButton = () => page.getByRole('button', { name: 'Меню аккаунта' });
const menu = () => page.getByRole('dialog', { name: 'Аккаунт' });

test.each([360, 768])('at %i the portrait opens what the tab bar has no room for', async (width) => {
  await page.viewport(width, 740);
  const onLogout = vi.fn();
  await open(onLogout);
  await menuButton().click();
  const links = menu().getByRole('link').elements();
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Анна Рощинаanna.roshchina', shell.links.profile],
    ['Мои посты', shell.links.posts],
    ['Аналитика', shell.links.analytics],
    ['Деньги', shell.links.money],
    ['Настройки', shell.links.settings],
    ['База знаний', shell.links.knowledgeBase],
  ]);
  await expect
    .element(menu().getByRole('link', { name: 'Аналитика' }))
    .toHaveAttribute('aria-current', 'page');
  await menu().getByRole('button', { name: 'Выйти' }).click();
  expect(onLogout).toHaveBeenCalledOnce();
  await expect.element(menu()).not.toBeInTheDocument();
});

test('a link of the menu closes it', async () => {
  await page.viewport(360, 740);
  const follow = vi.fn();
  await render(<RouterProvider navigate={follow}>{shellOf(<h1>Аналитика</h1>)}</RouterProvider>);
  await menuButton().click();
  await menu().getByRole('link', { name: 'Настройки' }).click();
  expect(follow).toHaveBeenCalledExactlyOnceWith(shell.links.settings, undefined);
  await expect.element(menu()).not.toBeInTheDocument();
});

test('Escape closes the menu, and focus is on the portrait again', async () => {
  await page.viewport(360, 740);
  await open();
  await menuButton().click();
  await userEvent.keyboard('{Escape}');
  await expect.element(menu()).not.toBeInTheDocument();
  await expect.element(menuButton()).toHaveFocus();
});

test('the first Tab leads past the navigation', async () => {
  const screen = await open();
  await userEvent.tab();
  const skip = screen.getByRole('link', { name: 'К\u00a0содержанию' });
  await expect.element(skip).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('main')).toHaveFocus();
});

skeletonSuite({
  skeleton: <AppShellSkeleton />,
  real: shellOf(<h1>Аналитика</h1>),
  parts: {
    header: { skeleton: '[data-part=header]', real: 'header', edges: ['left', 'top', 'width', 'height'] },
    sidebar: { skeleton: '[data-part=sidebar]', real: 'aside', edges: ['left', 'top', 'width', 'height'] },
    main: { skeleton: 'main', real: 'main', edges: ['left', 'top', 'width', 'height'] },
    account: {
      skeleton: '[data-part=account]',
      real: '[data-part=account]',
      edges: ['left', 'top', 'width', 'height'],
    },
    tabBar: {
      skeleton: '[data-part=tab-bar]',
      real: '[data-part=tab-bar]',
      edges: ['left', 'top', 'width', 'height'],
    },
  },
});

test('the skeleton’s header is 95 px high, its sidebar 315 px wide (specification section 2)', async () => {
  await page.viewport(1280, 900);
  const screen = await render(<AppShellSkeleton />);
  const box = (part: string) =>
    screen.container.querySelector(`[data-part=${part}]`)?.getBoundingClientRect();
  expect(box('header')?.height).toBe(95);
  expect(box('sidebar')?.width).toBe(315);
});
