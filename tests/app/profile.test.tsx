import { StrictMode, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '#src/theme/global.ts';
import type { Profile, Subscription } from '#src/api/contract.ts';
import { type createFakeServer, json, noContent } from '#tests/api/fakeServer.ts';
import { feedOf, freePost, openPost } from '#tests/api/posts.ts';
import { anna, calls, createWorld, emptyFeed } from '#tests/session/world.ts';
import { AppAt } from './AppAt.tsx';

const author = { id: 2, user_id: 20, name: 'Илья Коваль', role: 'Музыкант', portrait: 'ilya' };
const ilya: Profile = {
  user_id: 20,
  username: 'ilya.koval',
  name: 'Илья Коваль',
  joined_at: '2025-03-10T12:00:00Z',
  can_block: false,
  blocked: false,
  author: {
    ...author,
    bio: 'Пишу песни на кухне.',
    cover: 'guitar',
    links: [],
    pinned: null,
    subscribers: 3410,
    posts: 2,
    locked_posts: 1,
    tiers: [],
    subscription: null,
    can_follow: true,
  },
};
const nina: Profile = { ...ilya, user_id: 30, username: 'nina', name: 'Нина', author: null };
const subscription: Subscription = {
  id: 11,
  author,
  tier: null,
  price: null,
  currency: 'RUB',
  status: 'active',
  created_at: '2026-01-10T12:00:00Z',
  paid_until: null,
  cancelled_at: null,
};
const followed = (by: Subscription | null): Profile => ({
  ...ilya,
  author: ilya.author && { ...ilya.author, subscription: by },
});

const profile = (name: string | number) => `GET /api/profiles/${name}/`;
const posts = (name: string | number) => `GET /api/profiles/${name}/posts/`;
const subscribe = 'POST /api/subscriptions/subscribe_free/';
const cancel = 'POST /api/subscriptions/11/cancel/';
const list = 'GET /api/subscriptions/my_subscriptions/?page=1';
const listOf = (...results: Subscription[]) =>
  json({ count: results.length, next: null, previous: null, results });

let address = '';
function Address() {
  const { pathname, search } = useLocation();
  useEffect(() => {
    address = pathname + search;
  });
  return null;
}

/** Opens an address as a signed-in person. */
async function open(path: string, prepare: (server: ReturnType<typeof createFakeServer>) => void) {
  const world = createWorld();
  const { server } = world;
  world.keep({ access: world.access(), refresh: world.refresh() });
  server.on(calls.me, json(anna));
  server.on(calls.logout, noContent());
  server.on(calls.feed, json(emptyFeed));
  server.on(list, listOf());
  server.on('GET /api/authors/?page=1', json({ count: 0, next: null, previous: null, results: [] }));
  prepare(server);
  await render(
    <StrictMode>
      <AppAt session={world.openTab().session} entries={['/feed', path]}>
        <Address />
      </AppAt>
    </StrictMode>,
  );
  return server;
}

const withIlya =
  (name: string | number, value = ilya, results = [openPost, freePost]) =>
  (server: ReturnType<typeof createFakeServer>) => {
    server.on(profile(name), json(value));
    server.on(posts(name), json(feedOf(results)));
  };
const title = (name: string) => page.getByRole('heading', { level: 1, name });
const follow = () => page.getByRole('button', { name: 'Следить' }).first();
const unfollow = () => page.getByRole('button', { name: /^Вы\sследите$/ });
const section = (name: string) =>
  page.getByRole('navigation', { name: 'Разделы' }).getByRole('link', { name });

beforeEach(() => page.viewport(1280, 900));
afterEach(() => {
  sessionStorage.clear();
  history.replaceState(null, '');
});

test.each([
  ['/profile/20', 20],
  ['/profile/ILYA.Koval', 'ILYA.Koval'],
  ['/profile/ilya.koval', 'ilya.koval'],
])('%s comes to stand at the username, without a second load', async (path, name) => {
  const server = await open(path, withIlya(name));
  await expect.element(title('Илья Коваль')).toBeVisible();
  await expect.element(page.getByRole('article').first()).toBeVisible();
  await expect.poll(() => address).toBe('/profile/ilya.koval');
  const asked = server.requests.filter(({ call }) => call.includes('/api/profiles/'));
  expect(asked.map(({ call }) => call).toSorted()).toEqual([profile(name), posts(name)].toSorted());
});

test('the tab stays when the address is made tidy, and the focus on what was reached meanwhile', async () => {
  let release: (reply: Response) => void = () => {};
  const held = new Promise<Response>((resolve) => {
    release = resolve;
  });
  await open('/profile/20?tab=locked', (server) => {
    server.on(profile(20), held);
    server.on(`${posts(20)}?tab=locked`, json(feedOf([freePost])));
  });
  await expect.element(title('Профиль')).toBeInTheDocument();
  section('Лента').element().focus();
  release(json(ilya));
  await expect.poll(() => address).toBe('/profile/ilya.koval?tab=locked');
  await expect.element(title('Илья Коваль')).toBeVisible();
  await expect.element(section('Лента')).toHaveFocus();
});

test('an address that was left already is not made tidy, though its page is still drawn', async () => {
  history.replaceState({ idx: 2, key: 'next' }, '');
  await open('/profile/20', withIlya(20));
  await expect.element(title('Илья Коваль')).toBeVisible();
  await expect.element(page.getByRole('article').first()).toBeVisible();
  expect(address).toBe('/profile/20');
});

test('a person called «edit» keeps the number: that address has another page', async () => {
  await open('/profile/20', withIlya(20, { ...ilya, username: 'Edit' }));
  await expect.element(title('Илья Коваль')).toBeVisible();
  expect(address).toBe('/profile/20');
});

test('following fills the list of subscriptions and opens what is for followers, at once', async () => {
  const server = await open('/profile/ilya.koval', withIlya('ilya.koval'));
  await expect
    .element(page.getByText('Откроется, как только вы\u00a0начнёте следить за\u00a0автором.'))
    .toBeVisible();
  server.on(subscribe, json(subscription, 201));
  server.on(
    posts('ilya.koval'),
    json(feedOf([openPost, { ...freePost, access: { ...freePost.access, granted: true } }])),
  );
  await follow().click();
  await expect.element(unfollow()).toHaveFocus();
  await expect.element(page.getByText('Закрытый пост')).not.toBeInTheDocument();
  expect(server.requests.filter(({ call }) => call === subscribe).map(({ body }) => body)).toEqual([
    { author: 2 },
  ]);
  server.on(list, listOf(subscription));
  await section('Подписки').click();
  await expect.element(page.getByRole('heading', { level: 2, name: 'Илья Коваль' })).toBeVisible();
});

test('the number of subscribers follows what one did, here and in the list of authors', async () => {
  await open('/profile/ilya.koval', (server) => {
    withIlya('ilya.koval')(server);
    server.on(subscribe, json(subscription, 201));
    server.on(cancel, json({ ...subscription, status: 'cancelled' }));
    const listed = { ...author, subscribers: 3410 };
    server.on('GET /api/authors/?page=1', json({ count: 1, next: null, previous: null, results: [listed] }));
  });
  await section('Авторы').click();
  await expect.element(page.getByText(/3\s410\sподписчиков/)).toBeVisible();
  await page.getByRole('button', { name: 'Следить за автором: Илья Коваль' }).click();
  await expect.element(page.getByText(/3\s411\sподписчиков/)).toBeVisible();
});

test('a second press stops following, asks nothing, and can be taken back from the notice', async () => {
  const server = await open('/profile/ilya.koval', withIlya('ilya.koval', followed(subscription)));
  server.on(cancel, json({ ...subscription, status: 'cancelled', cancelled_at: '2026-01-15T12:00:00Z' }));
  await unfollow().click();
  const notice = page.getByRole('alertdialog', { name: 'Вы больше не следите за автором' });
  await expect.element(notice.getByText('Илья Коваль')).toBeVisible();
  await expect.element(follow()).toBeVisible();
  server.on(subscribe, json({ ...subscription, id: 12 }, 201));
  await notice.getByRole('link', { name: 'Вернуть' }).click();
  await expect.element(unfollow()).toBeVisible();
});

test('why somebody could not be followed is told, and what has changed meanwhile is looked up', async () => {
  const server = await open('/profile/ilya.koval', withIlya('ilya.koval'));
  await expect.element(follow()).toBeVisible();
  server.on(subscribe, json({ detail: 'Автор ограничил вам доступ.' }, 403));
  const shut = { ...ilya, author: ilya.author && { ...ilya.author, can_follow: false } };
  server.on(profile('ilya.koval'), json(shut));
  await follow().click();
  await expect.element(page.getByText(/^Автор ограничил вам\sдоступ$/)).toBeVisible();
  expect(follow().query()).toBeNull();
});

test.each([
  [404, 'Такого человека здесь нет'],
  [410, 'Аккаунт удалён'],
])('an address that is answered with %i says so', async (status, sentence) => {
  await open('/profile/999', (server) => {
    server.on(profile(999), json({ detail: sentence }, status));
    server.on(posts(999), json({ detail: sentence }, status));
  });
  await expect.element(title(sentence)).toBeVisible();
  await expect.poll(() => document.title).toContain(sentence);
  expect(address).toBe('/profile/999');
});

test('«Профиль» is one’s own page, where it is, whatever a server knows of such pages', async () => {
  await open('/profile', (server) => {
    server.on(profile(1), json({ ...nina, user_id: 1, username: 'anna', name: 'Анна' }));
    server.on(posts(1), json(feedOf([])));
  });
  await expect.element(title('Анна')).toBeVisible();
  await expect.element(page.getByText(/^Вы\sпока ничего не\sпубликуете$/)).toBeVisible();
  expect(address).toBe('/profile');
  await expect.element(section('Профиль')).toHaveAttribute('aria-current', 'page');
});

test('on a server without pages of people one can still log out from one’s own', async () => {
  await page.viewport(360, 800);
  await open('/profile', (server) => {
    server.on(profile(1), json({ detail: 'Not found.' }, 404));
    server.on(posts(1), json({ detail: 'Not found.' }, 404));
  });
  await expect.element(page.getByRole('alert')).toHaveTextContent('Not found.');
  await page.getByRole('button', { name: 'Меню аккаунта' }).click();
  await page.getByRole('button', { name: 'Выйти' }).click();
  await expect.poll(() => address).toBe('/');
});

test('an author keeps a reader out from the reader’s page, and lets them in again', async () => {
  const server = await open('/profile/nina', (fake) => {
    fake.on(profile('nina'), json({ ...nina, can_block: true }));
    fake.on(posts('nina'), json(feedOf([])));
  });
  server.on('PUT /api/blocked_readers/30/', noContent());
  server.on('DELETE /api/blocked_readers/30/', noContent());
  await page.getByRole('button', { name: 'Заблокировать' }).click();
  await page.getByRole('button', { name: 'Разблокировать' }).click();
  await expect.element(page.getByRole('button', { name: 'Заблокировать' })).toBeVisible();
});
