import { StrictMode } from 'react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '#src/theme/global.ts';
import type { User } from '#src/api/contract.ts';
import { hold, json, noContent } from '#tests/api/fakeServer.ts';
import { feedOf, freePost, openPost } from '#tests/api/posts.ts';
import { anna, calls, createWorld } from '#tests/session/world.ts';
import { AppAt } from './AppAt.tsx';

const { author } = openPost;
const subscription = {
  id: 5,
  author,
  tier: null,
  price: null,
  currency: 'RUB',
  status: 'active',
  created_at: '2026-01-01T00:00:00Z',
  paid_until: null,
  cancelled_at: null,
};
const list = (...results: unknown[]) => json({ count: results.length, next: null, previous: null, results });
const newcomer: User = { ...anna, email_verified: false, first_name: '' };
const steps = () => page.getByRole('region', { name: 'С\u00a0чего начать' });

/** A feed with one post. */
async function open(user: User, post = openPost, ...subscriptions: unknown[]) {
  const world = createWorld();
  world.keep({ access: world.access(), refresh: world.refresh() });
  world.server.on(calls.me, json(user));
  world.server.on(calls.feed, json(feedOf([post])));
  world.server.on('GET /api/subscriptions/my_subscriptions/?page=1', list(...subscriptions));
  world.server.on('GET /api/authors/?page=1', list(author));
  const screen = await render(
    <StrictMode>
      <AppAt session={world.openTab().session} entries={['/feed']} />
    </StrictMode>,
  );
  await expect.element(page.getByRole('article')).toBeVisible();
  return { server: world.server, screen };
}

beforeEach(async () => {
  localStorage.clear();
  await page.viewport(1440, 900);
});
afterEach(() => localStorage.clear());

describe('the first steps', () => {
  test('send the message again where they are, and know of a proof in another tab', async () => {
    const { server } = await open(newcomer);
    await expect.element(steps().getByText(/anna@example.com/)).toBeVisible();
    server.on(calls.sendVerification, noContent());
    await steps()
      .getByRole('button', { name: /^Отправить/ })
      .click();
    await expect.element(steps().getByText(/^Отправили.письмо/)).toBeVisible();
    server.on(calls.me, json({ ...newcomer, email_verified: true }));
    window.dispatchEvent(new Event('focus'));
    await expect.element(steps().getByText('Почта подтверждена')).toBeVisible();
  });

  test('are three, each with its button', async () => {
    await open(newcomer);
    await expect.element(steps().getByRole('button', { name: 'Сохранить' })).toBeVisible();
    await expect.element(steps().getByRole('link', { name: 'Найти авторов' })).toBeVisible();
    expect(steps().getByRole('listitem').elements()).toHaveLength(3);
  });

  test('take the name where they are, and not an empty one', async () => {
    const { server } = await open(newcomer);
    const save = steps().getByRole('button', { name: 'Сохранить' });
    await save.click();
    await expect.element(steps().getByText('Введите имя')).toBeVisible();
    await steps().getByRole('textbox', { name: 'Имя' }).fill('Маша');
    server.on(calls.updateMe, json({ ...newcomer, first_name: 'Маша' }));
    await save.click();
    await expect.element(steps().getByText('Вы Маша')).toBeVisible();
    await expect.element(steps().getByRole('heading', { name: 'Представьтесь' })).toHaveFocus();
  });

  test('are done by doing them', async () => {
    await open({ ...newcomer, email_verified: true, first_name: 'Анна' });
    await expect.element(steps().getByText('Почта подтверждена')).toBeVisible();
    await expect.element(steps().getByText('Вы Анна')).toBeVisible();
    await expect
      .element(steps().getByRole('link', { name: 'Найти авторов' }))
      .toHaveAttribute('href', '/profile?view=authors');
  });

  test('of a server that does not tell whether the e-mail is proven ask for no proof', async () => {
    // As JSON has it, which leaves out what is undefined.
    await open({ ...newcomer, email_verified: undefined } as unknown as User);
    await expect.element(steps().getByRole('button', { name: 'Сохранить' })).toBeVisible();
  });

  test('are not there for a person who has done them all', async () => {
    await open({ ...anna, first_name: 'Анна' }, openPost, subscription);
    await expect.element(page.getByRole('heading', { name: 'Мои подписки' })).toBeVisible();
    await expect.element(steps()).not.toBeInTheDocument();
    expect(localStorage.getItem('hidden_steps')).toBeNull();
  });

  test('go when they are hidden, and stay away', async () => {
    const { screen } = await open(newcomer);
    await steps().getByRole('button', { name: 'Скрыть' }).click();
    await expect.element(steps()).not.toBeInTheDocument();
    await screen.unmount();
    await open(newcomer);
    await expect.element(steps()).not.toBeInTheDocument();
  });

  test('hidden by one person are there for another', async () => {
    const { screen } = await open(newcomer);
    await steps().getByRole('button', { name: 'Скрыть' }).click();
    await screen.unmount();
    const other = await open({ ...newcomer, id: 77 });
    await steps().getByRole('button', { name: 'Скрыть' }).click();
    await other.screen.unmount();
    await open(newcomer);
    await expect.element(page.getByRole('heading', { level: 1, name: 'Лента' })).toBeVisible();
    expect(steps().query()).toBeNull();
  });
});

describe('beside the feed', () => {
  const rail = () => page.getByRole('complementary', { name: 'Авторы' });
  const plus = () => rail().getByRole('button', { name: 'Следить за автором: Илья Коваль' });

  test('one subscribes without leaving it', async () => {
    const { server } = await open(anna);
    server.on('POST /api/subscriptions/subscribe_free/', json(subscription, 201));
    await plus().click();
    await expect.element(rail().getByText('Вы следите')).toBeInTheDocument();
    await expect.element(plus()).not.toBeInTheDocument();
  });

  test('the posts that a subscription opens open, and those in view stay while they are loaded', async () => {
    const { server } = await open(anna, freePost);
    const article = page.getByRole('article', { name: freePost.title });
    await expect.element(article.getByRole('button', { name: /^Нравится/ })).not.toBeInTheDocument();
    const held = hold();
    server.on('POST /api/subscriptions/subscribe_free/', json(subscription, 201));
    server.on(calls.feed, held.promise);
    await plus().click();
    await expect.poll(() => server.count(calls.feed)).toBe(2);
    await expect.element(article).toBeVisible();
    held.release(json(feedOf([{ ...freePost, access: { ...freePost.access, granted: true } }])));
    await expect.element(article.getByRole('button', { name: /^Нравится/ })).toBeVisible();
    expect(server.count(calls.feed)).toBe(2);
  });

  test('a failure is told in its row, and can be tried again', async () => {
    const { server } = await open(anna);
    server.refuse('POST /api/subscriptions/subscribe_free/');
    await plus().click();
    await expect
      .element(rail().getByRole('alert'))
      .toHaveTextContent('Ошибка соединения с сервером. Попробуйте позже.');
    server.on('POST /api/subscriptions/subscribe_free/', json(subscription, 201));
    await plus().click();
    await expect.element(rail().getByText('Вы следите')).toBeInTheDocument();
  });

  test('whom one has subscribed to in another tab is a success, and the posts know it', async () => {
    const { server } = await open(anna, freePost);
    const refusal = { non_field_errors: ['Вы уже следите за этим автором.'] };
    server.on('POST /api/subscriptions/subscribe_free/', json(refusal, 400));
    server.on('GET /api/subscriptions/my_subscriptions/?page=1', list(subscription));
    server.on(calls.feed, json(feedOf([openPost])));
    await plus().click();
    await expect.element(rail().getByText('Вы следите')).toBeInTheDocument();
    await expect.element(page.getByRole('article', { name: openPost.title })).toBeVisible();
  });

  test('an author who is gone is none whom one reads', async () => {
    const { server } = await open(anna);
    server.on('POST /api/subscriptions/subscribe_free/', json({ author: ['Автор не найден.'] }, 400));
    await plus().click();
    await expect.element(rail().getByRole('alert')).toHaveTextContent('Автор не найден.');
    await expect.element(plus()).toBeVisible();
  });

  test('a person who reads all the first authors is shown later ones', async () => {
    const vera = { ...author, id: 3, name: 'Вера Лунёва' };
    const { server } = await open(anna, openPost, subscription);
    server.on('GET /api/authors/?page=1', json({ results: [author], next: '2' }));
    server.on('GET /api/authors/?page=2', json({ results: [vera], next: null }));
    const sections = page.getByRole('navigation', { name: 'Разделы' });
    await sections.getByRole('link', { name: 'Подписки' }).click();
    await expect.element(page.getByRole('heading', { level: 1, name: 'Подписки' })).toBeVisible();
    await sections.getByRole('link', { name: 'Лента' }).click();
    await expect.element(rail().getByRole('link', { name: /Вера Лунёва/ })).toBeVisible();
  });

  test('stand those whom one reads, and nobody twice', async () => {
    await open(anna, openPost, subscription);
    await expect.element(rail().getByRole('heading', { name: 'Мои подписки' })).toBeVisible();
    expect(
      rail()
        .getByRole('link', { name: /Илья Коваль/ })
        .elements(),
    ).toHaveLength(1);
    await expect.element(rail().getByText('Бесплатная')).toBeVisible();
  });
});
