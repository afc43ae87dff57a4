import { StrictMode } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '#src/theme/global.ts';
import { json, noContent } from '#tests/api/fakeServer.ts';
import { anna, calls, createWorld, emptyFeed, ownPage as own } from '#tests/session/world.ts';
import { AppAt } from './AppAt.tsx';

const field = page.getByRole('textbox', { name: 'Занятие' });
const question = page.getByRole('dialog', { name: 'Уйти без\u00a0сохранения?' });
const answer = (name: string) => question.getByRole('button', { name });
const heading = (name: string) => page.getByRole('heading', { level: 1, name });
const link = (name: string) =>
  page.getByRole('navigation', { name: 'Разделы' }).getByRole('link', { name, exact: true });

/** One's own page, being edited. */
async function edit(typed: string) {
  const world = createWorld();
  world.keep({ access: world.access(), refresh: world.refresh() });
  world.server.on(calls.me, json(anna));
  world.server.on(calls.feed, json(emptyFeed));
  world.server.on(calls.logout, noContent());
  world.server.on('GET /api/profile/', json(own));
  const { session } = world.openTab();
  await render(
    <StrictMode>
      <AppAt session={session} entries={['/profile/edit']} />
    </StrictMode>,
  );
  await field.fill(typed);
  return session;
}

/** True if the browser would ask before the page closes. */
const asksBeforeClosing = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

beforeEach(() => page.viewport(1280, 900));

test('a person who follows a link with unsaved changes is asked, and on staying has what was typed, and focus on the link', async () => {
  await edit('Артист');
  await link('Лента').click();
  await expect.element(question).toBeVisible();
  await answer('Остаться').click();
  await expect.element(question).not.toBeInTheDocument();
  await expect.element(field).toHaveValue('Артист');
  await expect.element(link('Лента')).toHaveFocus();
});

test('who leaves all the same is led where they were going, to its heading', async () => {
  await edit('Артист');
  await link('Лента').click();
  await answer('Уйти').click();
  await expect.element(heading('Лента')).toHaveFocus();
  expect(asksBeforeClosing()).toBe(false);
});

test('the keyboard is asked the same, and Escape stays', async () => {
  await edit('Артист');
  link('Настройки').element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(question).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(question).not.toBeInTheDocument();
  await expect.element(link('Настройки')).toHaveFocus();
  await expect.element(field).toHaveValue('Артист');
});

test('logging out asks, too, and ends the session only after «Уйти»', async () => {
  const session = await edit('Артист');
  const logout = page.getByRole('button', { name: 'Выйти' });
  await logout.click();
  await answer('Остаться').click();
  await expect.element(question).not.toBeInTheDocument();
  expect(session.getSnapshot().status).toBe('authenticated');
  await logout.click();
  await answer('Уйти').click();
  await expect.poll(() => session.getSnapshot().status).toBe('visitor');
});

test('without changes nobody is asked', async () => {
  await edit(own.role);
  expect(asksBeforeClosing()).toBe(false);
  await link('Лента').click();
  await expect.element(heading('Лента')).toBeVisible();
});

test('the browser asks before it closes the page with unsaved changes', async () => {
  await edit('Артист');
  await expect.poll(asksBeforeClosing).toBe(true);
});
