import { StrictMode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '#src/theme/global.ts';
import type { Subscription, User } from '#src/api/contract.ts';
import { App } from '#src/app/App.tsx';
import { json, noContent } from '#tests/api/fakeServer.ts';
import { anna, boris, calls, crash, createWorld, emptyFeed } from '#tests/session/world.ts';

const ilya: Subscription = {
  id: 11,
  author: { id: 2, name: 'Илья Коваль', role: 'Музыкант', portrait: 'ilya' },
  tier: 'Партер',
  price: 30_000,
  currency: 'RUB',
  status: 'active',
  created_at: '2026-01-10T12:00:00Z',
  paid_until: '2026-02-10T12:00:00Z',
  cancelled_at: null,
};
const vera: Subscription = { ...ilya, id: 12, author: { ...ilya.author, id: 3, name: 'Вера Лунёва' } };
const cancelled: Subscription = { ...ilya, status: 'cancelled', cancelled_at: '2026-01-15T12:00:00Z' };

const list = 'GET /api/subscriptions/my_subscriptions/?page=1';
const cancel = 'POST /api/subscriptions/11/cancel/';
const listOf = (...results: Subscription[]) =>
  json({ count: results.length, next: null, previous: null, results });

/** «Подписки» of somebody signed in. */
async function open() {
  const world = createWorld();
  const { server } = world;
  const signedIn = (user: User) => {
    server.on(calls.me, json(user));
    return { access: world.access(user), refresh: world.refresh(user) };
  };
  world.keep(signedIn(anna));
  server.on(calls.logout, noContent());
  server.on(`${calls.feed}?page=1`, json(emptyFeed));
  server.on(list, listOf(ilya));
  const { session, wake } = world.openTab();
  await render(
    <StrictMode>
      <MemoryRouter initialEntries={['/profile?view=subscriptions']} useTransitions={false}>
        <App session={session} />
      </MemoryRouter>
    </StrictMode>,
  );
  return { server, signedIn, keep: world.keep, wake };
}

const row = (author: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: author }) });
const cancelButton = () => page.getByRole('button', { name: 'Отменить подписку: Илья Коваль' });
const section = (name: string) =>
  page.getByRole('navigation', { name: 'Разделы' }).getByRole('link', { name });

async function cancelIlya() {
  await cancelButton().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Отменить подписку', exact: true }).click();
}

beforeEach(() => page.viewport(1280, 900));
afterEach(() => sessionStorage.clear());

test('the list is asked for once, however often the page is opened', async () => {
  const { server } = await open();
  await expect.element(row('Илья Коваль')).toBeVisible();
  await section('Лента').click();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Лента' })).toBeVisible();
  await section('Подписки').click();
  await expect.element(row('Илья Коваль')).toBeVisible();
  expect(server.count(list)).toBe(1);
});

test('another person sees a list of their own', async () => {
  const { server, signedIn } = await open();
  await expect.element(row('Илья Коваль')).toBeVisible();
  await page.getByRole('button', { name: 'Выйти' }).click();
  server.on(calls.login, json(signedIn(boris)));
  server.on(list, listOf(vera));
  await page.getByRole('banner').getByRole('button', { name: 'Вход' }).click();
  const login = page.getByRole('dialog', { name: 'Вход' });
  await login.getByLabelText('Email').fill(boris.email);
  await login.getByLabelText('Пароль', { exact: true }).fill('Parol123');
  await userEvent.keyboard('{Enter}');
  await section('Подписки').click();
  await expect.element(row('Вера Лунёва')).toBeVisible();
  expect(row('Илья Коваль').query()).toBeNull();
});

test('another person’s login in another tab takes the list away', async () => {
  const { server, signedIn, keep, wake } = await open();
  await expect.element(row('Илья Коваль')).toBeVisible();
  server.on(list, listOf(vera));
  keep(signedIn(boris));
  wake();
  await expect.element(row('Вера Лунёва')).toBeVisible();
  expect(row('Илья Коваль').query()).toBeNull();
});

test('a cancelled subscription goes to the cancelled ones with what the server made of it', async () => {
  const { server } = await open();
  server.on(cancel, json(cancelled));
  await cancelIlya();
  await expect.element(cancelButton()).not.toBeInTheDocument();
  await page.getByRole('tab', { name: 'Отменённые' }).click();
  await expect.element(row('Илья Коваль').getByText('Доступ до 10 февраля')).toBeVisible();
  expect(server.count(list)).toBe(1);
});

test('a cancellation that fails is told in its row, and the subscription stays as it was', async () => {
  const { server } = await open();
  server.on(cancel, crash());
  await cancelIlya();
  await expect.element(row('Илья Коваль').getByRole('alert')).toHaveTextContent('Ошибка сервера');
  await expect.element(row('Илья Коваль').getByText('Активна до 10 февраля')).toBeVisible();
  expect(server.count(list)).toBe(1);
});

test('one that was cancelled in another tab shows so', async () => {
  const { server } = await open();
  await expect.element(cancelButton()).toBeVisible();
  server.on(cancel, json({ detail: 'Подписка уже отменена.' }, 400));
  server.on(list, listOf(cancelled));
  await cancelIlya();
  await expect.element(cancelButton()).not.toBeInTheDocument();
  await page.getByRole('tab', { name: 'Отменённые' }).click();
  await expect.element(row('Илья Коваль').getByText('Доступ до 10 февраля')).toBeVisible();
});
