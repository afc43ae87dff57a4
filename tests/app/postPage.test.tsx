import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '#src/theme/global.ts';
import type { Profile, Subscription } from '#src/api/contract.ts';
import { PageError } from '#src/app/shell/RouteError.tsx';
import { download } from '#src/app/shell/download.ts';
import { hold, json } from '#tests/api/fakeServer.ts';
import { feedOf, freePost, openPost, whole } from '#tests/api/posts.ts';
import { anna, calls, createWorld } from '#tests/session/world.ts';
import { AppAt } from './AppAt.tsx';

const call = 'GET /api/posts/1/';

const isDownloaded = (file: string): boolean =>
  performance.getEntriesByType('resource').some(({ name }) => name.includes(file));

test('the page of a post downloads while it is not yet known who asks', async () => {
  // Unbundled, the app is more files than the browser lists by itself.
  performance.setResourceTimingBufferSize(10_000);
  const world = createWorld();
  world.keep({ access: world.access(), refresh: world.refresh() });
  const held = hold();
  world.server.on(calls.me, held.promise);
  world.server.on(call, json(whole(openPost)));
  await render(<AppAt session={world.openTab().session} entries={['/feed/post/1']} />);
  await expect.poll(() => isDownloaded('/PostPage.tsx'), { timeout: 15_000 }).toBe(true);
  expect(world.server.count(call)).toBe(0);
  held.release(json(anna));
  await expect.element(page.getByRole('heading', { level: 1, name: openPost.title })).toBeVisible();
  expect(world.server.count(call)).toBe(1);
});

test('a page that did not download says so and can be asked for again', async () => {
  sessionStorage.clear();
  const alive = vi.spyOn(window, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  onTestFinished(() => void vi.restoreAllMocks());
  const lazy = download(() => Promise.reject<never>(new TypeError('Failed to fetch')));
  const errorElement = <PageError title="Пост не загрузился" wait="Загрузка" />;
  const router = createMemoryRouter([{ path: '/', lazy, errorElement, hydrateFallbackElement: <p /> }]);
  await render(<RouterProvider router={router} />);
  await expect.element(page.getByRole('heading', { level: 1, name: /^Пост не.загрузился$/ })).toBeVisible();
  await expect.element(page.getByText(/^Проверьте соединение/)).toBeVisible();
  const before = alive.mock.calls.length;
  await page.getByRole('button', { name: 'Попробовать ещё раз' }).click();
  await expect.poll(() => alive.mock.calls.length).toBeGreaterThan(before);
});

const ilya: Profile = {
  user_id: 20,
  username: 'ilya.koval',
  name: 'Илья Коваль',
  joined_at: '2025-03-10T12:00:00Z',
  can_block: false,
  blocked: false,
  author: {
    ...openPost.author,
    bio: 'Пишу песни на кухне.',
    cover: 'guitar',
    links: [],
    pinned: null,
    subscribers: 41,
    posts: 3,
    locked_posts: 1,
    tiers: [],
    subscription: null,
    can_follow: true,
  },
};
const following = {
  id: 11,
  author: openPost.author,
  tier: null,
  price: null,
  currency: 'RUB',
  status: 'active',
  created_at: '2026-01-10T12:00:00Z',
  paid_until: null,
  cancelled_at: null,
} satisfies Subscription;

/** The page of a locked post, on a server with these answers. */
async function openLocked(prepare: (server: ReturnType<typeof createWorld>['server']) => void) {
  const world = createWorld();
  const { server } = world;
  world.keep({ access: world.access(), refresh: world.refresh() });
  server.on(calls.me, json(anna));
  server.on('GET /api/posts/2/', json(whole(freePost)));
  prepare(server);
  await render(<AppAt session={world.openTab().session} entries={['/feed/post/2']} />);
  return server;
}
const rail = () => page.getByRole('complementary', { name: 'Автор поста' });

test('a locked post has its author beside it, who can be followed, and posts that are open', async () => {
  const server = await openLocked((answers) => {
    answers.on('GET /api/profiles/20/', json(ilya));
    answers.on(
      'GET /api/profiles/20/posts/',
      json(feedOf([freePost, openPost, { ...freePost, id: 3, title: 'Ещё один закрытый' }])),
    );
    answers.on('POST /api/subscriptions/subscribe_free/', json(following, 201));
  });
  await expect.element(rail().getByText('Пишу песни на кухне.')).toBeVisible();
  await expect.element(rail().getByRole('link', { name: openPost.title })).toBeVisible();
  expect(rail().getByRole('link', { name: 'Ещё один закрытый' }).query()).toBeNull();
  server.on('GET /api/posts/2/', json(whole({ ...freePost, access: { ...freePost.access, granted: true } })));
  await rail().getByRole('button', { name: 'Следить' }).click();
  await expect.element(rail().getByRole('button', { name: /^Вы\sследите$/ })).toBeVisible();
  await expect.element(page.getByText('Пусть остаётся.')).toBeVisible();
  await expect.element(page.getByText(/1\sминута чтения$/)).toBeVisible();
});

test('a server without pages of people still names the author beside the post', async () => {
  await openLocked((answers) => {
    answers.on('GET /api/profiles/20/', json({}, 404));
    answers.on('GET /api/profiles/20/posts/', json({}, 404));
  });
  await expect.element(rail().getByRole('link', { name: 'Илья Коваль' })).toBeVisible();
  expect(rail().getByRole('button').query()).toBeNull();
});
