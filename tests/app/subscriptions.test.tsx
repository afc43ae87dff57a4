import { StrictMode } from 'react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '#src/theme/global.ts';
import type { Subscription, User } from '#src/api/contract.ts';
import { json, noContent } from '#tests/api/fakeServer.ts';
import { anna, boris, calls, crash, createWorld, emptyFeed } from '#tests/session/world.ts';
import { AppAt } from './AppAt.tsx';

const ilya: Subscription = {
  id: 11,
  author: { id: 2, user_id: 20, name: 'Илья Коваль', role: 'Музыкант', portrait: 'ilya' },
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

/** «Подписки» of a signed-in person. @param authors what the server says of them */
async function open(subscriptions = listOf(ilya), authors = json({}, 404)) {
  const world = createWorld();
  const { server } = world;
  const signedIn = (user: User) => {
    server.on(calls.me, json(user));
    return { access: world.access(user), refresh: world.refresh(user) };
  };
  world.keep(signedIn(anna));
  server.on(calls.logout, noContent());
  server.on(calls.feed, json(emptyFeed));
  server.on(list, subscriptions);
  server.on('GET /api/authors/?page=1', authors);
  const { session, wake } = world.openTab();
  await render(
    <StrictMode>
      <AppAt session={session} entries={['/profile?view=subscriptions']} />
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
  await expect.element(row('Илья Коваль').getByText('Следующее списание 10 февраля')).toBeVisible();
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

describe('a free subscription', () => {
  const free: Subscription = { ...ilya, tier: null, price: null, paid_until: null };
  const cancelledFree: Subscription = { ...free, status: 'cancelled', cancelled_at: '2026-01-15T12:00:00Z' };
  const again: Subscription = { ...free, id: 31 };
  const subscribe = 'POST /api/subscriptions/subscribe_free/';
  const unfollow = () => page.getByRole('button', { name: 'Не следить за автором: Илья Коваль' });
  const notice = (name: string) => page.getByRole('alertdialog', { name });

  test('that was cancelled is taken up again from the notice', async () => {
    const { server } = await open(listOf(free));
    server.on(cancel, json(cancelledFree));
    server.on(subscribe, json(again, 201));
    await unfollow().click();
    await expect.element(notice('Вы больше не следите за автором').getByText('Илья Коваль')).toBeVisible();
    await notice('Вы больше не следите за автором').getByRole('link', { name: 'Вернуть' }).click();
    await expect.element(notice('Вы снова следите за автором')).toBeVisible();
    await expect.element(row('Илья Коваль').getByText('Активна, без срока')).toBeVisible();
    expect(server.requests.findLast(({ call }) => call === subscribe)?.body).toEqual({ author: 2 });
  });

  test('is taken up again from the cancelled ones; a failure is told in its row', async () => {
    const { server } = await open(listOf(cancelledFree));
    await page.getByRole('tab', { name: 'Отменённые' }).click();
    server.on(subscribe, crash());
    const restore = page.getByRole('button', { name: 'Вернуть подписку: Илья Коваль' });
    await restore.click();
    await expect.element(row('Илья Коваль').getByRole('alert')).toHaveTextContent('Ошибка сервера');
    server.on(subscribe, json(again, 201));
    await restore.click();
    await expect.element(page.getByText('Отменённых подписок нет')).toBeVisible();
    await page.getByRole('tab', { name: 'Действующие' }).click();
    await expect.element(unfollow()).toBeVisible();
    expect(server.count(list)).toBe(1);
  });

  test('that is paid for is not offered to be taken up again', async () => {
    await open(listOf(cancelled));
    await page.getByRole('tab', { name: 'Отменённые' }).click();
    await expect.element(row('Илья Коваль')).toBeVisible();
    expect(page.getByRole('button', { name: /^Вернуть/ }).query()).toBeNull();
  });

  const authors = (number: number) => `GET /api/authors/?page=${number}`;
  const pageOf = (next: string | null, ...results: Subscription['author'][]) =>
    json({ count: results.length, next, previous: null, results });
  const subscribeButton = (author: string) =>
    page.getByRole('button', { name: `Следить за автором: ${author}` });

  test('is taken up from the list of authors, to which the empty list leads', async () => {
    const { server } = await open(listOf(), pageOf('2', ilya.author));
    await page.getByRole('link', { name: 'Найти авторов' }).click();
    await expect.element(page.getByRole('heading', { level: 1, name: 'Авторы' })).toHaveFocus();

    server.on(subscribe, json({ non_field_errors: ['Вы заблокированы.'] }, 403));
    await subscribeButton('Илья Коваль').click();
    await expect.element(row('Илья Коваль').getByRole('alert')).toHaveTextContent('Вы заблокированы.');
    server.on(subscribe, json(again, 201));
    await subscribeButton('Илья Коваль').click();
    await expect.element(row('Илья Коваль').getByText('Вы следите')).toBeVisible();
    await expect.element(row('Илья Коваль')).toHaveFocus();

    server.on(authors(2), pageOf(null, vera.author));
    await page.getByRole('button', { name: 'Показать ещё' }).click();
    await expect.element(row('Вера Лунёва')).toHaveFocus();
    await section('Подписки').click();
    await expect.element(row('Илья Коваль').getByText('Активна, без срока')).toBeVisible();
    expect(server.count(list)).toBe(1);
  });

  test('is not offered for an author whom the person reads already, paid or not', async () => {
    await open(listOf(ilya, { ...vera, status: 'cancelled' }), pageOf(null, ilya.author, vera.author));
    await page.getByRole('link', { name: 'Найти авторов' }).click();
    await expect.element(row('Илья Коваль').getByText('Вы подписаны')).toBeVisible();
    await expect.element(row('Вера Лунёва').getByText('Вы подписаны')).toBeVisible();
    expect(page.getByRole('button', { name: /^Следить/ }).query()).toBeNull();
  });

  test('is chosen by what an author writes, and for how much', async () => {
    const about = {
      ...{ subscribers: 2, bio: 'Пишу песни на кухне.', prices: { min: 15_000, max: 50_000 } },
      last_post: { id: 7, title: 'Мелодии', audience: 'tiers', published_at: '2026-01-09T12:00:00Z' },
    };
    await open(listOf(), pageOf('2', { ...ilya.author, ...about }, vera.author));
    await page.getByRole('link', { name: 'Найти авторов' }).click();
    await expect.element(row('Илья Коваль').getByText('Пишу песни на кухне.')).toBeVisible();
    const words = row('Илья Коваль').element().textContent.replaceAll('\u00a0', ' ');
    for (const text of ['Музыкант · 2 подписчика', ', для подписчиков', 'от 150 руб. в месяц'])
      expect(words).toContain(text);
    const post = row('Илья Коваль').getByRole('link', { name: 'Мелодии' });
    await expect.element(post).toHaveAttribute('href', '/feed/post/7');
  });

  test('lists an author once who moves to another page of the list meanwhile', async () => {
    const { server } = await open(listOf(), pageOf('2', ilya.author));
    server.on(authors(2), pageOf(null, ilya.author, vera.author));
    await page.getByRole('link', { name: 'Найти авторов' }).click();
    await page.getByRole('button', { name: 'Показать ещё' }).click();
    await expect.element(row('Вера Лунёва')).toBeVisible();
    expect(row('Илья Коваль').elements()).toHaveLength(1);
  });

  test('is not offered where the server tells of no authors', async () => {
    const { server } = await open(listOf(), json({ detail: 'Not found.' }, 404));
    await expect.element(page.getByRole('link', { name: 'Открыть ленту' })).toBeVisible();
    await expect.poll(() => server.count(authors(1))).toBe(1);
    expect(page.getByRole('link', { name: 'Найти авторов' }).query()).toBeNull();
  });
});
