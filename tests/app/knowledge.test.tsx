import { StrictMode } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '#src/theme/global.ts';
import { json } from '#tests/api/fakeServer.ts';
import { anna, calls, createWorld } from '#tests/session/world.ts';
import { AppAt } from './AppAt.tsx';

async function open(address: string) {
  const world = createWorld();
  world.keep({ access: world.access(), refresh: world.refresh() });
  world.server.on(calls.me, json(anna));
  const tab = world.openTab();
  return render(
    <StrictMode>
      <AppAt session={tab.session} entries={[address]} />
    </StrictMode>,
  );
}

const heading = (name: string) => page.getByRole('heading', { level: 1, name });

beforeEach(() => page.viewport(1280, 900));

test('the knowledge base keeps the navigation of the app', async () => {
  const screen = await open('/knowledge-base');
  await expect.element(heading('База знаний')).toBeVisible();
  expect(document.title).toBe('Соавтор — База знаний');
  const section = screen
    .getByRole('navigation', { name: 'Разделы' })
    .getByRole('link', { name: 'База знаний' });
  await expect.element(section).toHaveAttribute('aria-current', 'page');
});

test('a word in any form finds its article, which names the tab and takes focus', async () => {
  const screen = await open('/knowledge-base');
  await screen.getByRole('searchbox').fill('выплатами');
  await screen.getByRole('link', { name: 'Когда и куда приходят выплаты' }).click();
  await expect.element(heading('Когда и куда приходят выплаты')).toHaveFocus();
  expect(document.title).toBe('Соавтор — Когда и\u00a0куда приходят выплаты');
  await screen.getByRole('main').getByRole('link', { name: 'База знаний' }).click();
  await expect.element(heading('База знаний')).toHaveFocus();
  await expect.element(screen.getByRole('searchbox')).toHaveValue('выплатами');
});

test('what no article tells says so and leaves all of them to read', async () => {
  const screen = await open('/knowledge-base');
  await screen.getByRole('searchbox').fill('космодром');
  await expect.element(screen.getByText(/^Ничего/)).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'Когда и куда приходят выплаты' })).toBeVisible();
});

test('the address of an article that is not there leads to those that are', async () => {
  const screen = await open('/knowledge-base?article=nope');
  await expect.element(heading('Такой статьи нет')).toBeVisible();
  await screen.getByRole('link', { name: 'Все статьи' }).click();
  await expect.element(heading('База знаний')).toBeVisible();
});

test('an article leads to a legal text, which names the tab and takes focus', async () => {
  const screen = await open('/knowledge-base?article=fees');
  await screen.getByRole('link', { name: 'пользовательском соглашении' }).click();
  await expect.element(page.getByRole('heading', { level: 1, name: /^Пользователь/ })).toHaveFocus();
  expect(document.title).toBe('Соавтор — Пользовательское соглашение');
});

test('an article leads on to the next ones of its group, after the last one to the first', async () => {
  const screen = await open('/knowledge-base?article=phone');
  const more = screen.getByRole('region', { name: 'Читайте также' });
  await expect.element(more).toBeVisible();
  expect(
    more
      .getByRole('link')
      .elements()
      .map((link) => link.getAttribute('href')),
  ).toEqual(['delete', 'security', 'password'].map((id) => `/knowledge-base?article=${id}`));
  await more.getByRole('link').first().click();
  await expect.element(heading('Как удалить аккаунт')).toHaveFocus();
});
