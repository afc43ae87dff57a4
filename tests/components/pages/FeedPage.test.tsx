import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Busy } from '#src/components/primitives/Busy/Busy.tsx';
import { FeedPage, type FeedPageProps } from '#src/components/pages/FeedPage/FeedPage.tsx';
import { FeedSkeleton } from '#src/components/pages/FeedPage/FeedPageSkeleton.tsx';
import type { PostView } from '#src/components/sections/PostCard/PostCard.tsx';
import { read } from '#stories/components/sections/FeedRail.fixtures.ts';
import { steps } from '#stories/components/sections/FirstSteps.fixtures.ts';
import { skeletonSuite } from '#tests/suites/skeletonSuite.tsx';
import { lockedPost, openPost, textPost } from '#stories/components/sections/PostCard.fixtures.ts';

const ready = (...value: PostView[]) => ({ kind: 'ready', value, isRenewing: false }) as const;
const failed = { kind: 'failed', message: 'Не удалось', isRetrying: false, value: undefined } as const;
const rail = {
  subscriptions: [],
  subscriptionsHref: '/profile?view=subscriptions',
  suggestions: [],
  authorsHref: '/profile?view=authors',
  onSubscribe: () => {},
};
const feed = (props: Partial<FeedPageProps> = {}) => (
  <FeedPage
    tab="all"
    onTabChange={() => {}}
    rail={rail}
    posts={ready(openPost, lockedPost)}
    more={undefined}
    authorsHref="/profile?view=authors"
    feedHref="/feed"
    onLike={() => {}}
    onBookmark={() => {}}
    onRenew={() => {}}
    onMore={() => {}}
    {...props}
  />
);

test('of the four tabs the one that is asked for shows, and another one is asked for by a press', async () => {
  const onTabChange = vi.fn();
  const screen = await render(feed({ tab: 'bookmarks', onTabChange }));
  const tabs = screen.getByRole('tab').elements();
  expect(tabs.map(({ textContent }) => textContent)).toEqual([
    'Мои авторы',
    'Все',
    'Открытые',
    'Сохранённые',
  ]);
  await expect.element(screen.getByRole('tab', { selected: true })).toHaveTextContent('Сохранённые');
  await screen.getByRole('tab', { name: 'Открытые' }).click();
  expect(onTabChange).toHaveBeenCalledWith('open');
});

test('new posts wait until they are asked for', async () => {
  const onRenew = vi.fn();
  const screen = await render(feed({ newPosts: '2 новых поста', onRenew }));
  expect(screen.getByRole('article').elements()).toHaveLength(2);
  await screen.getByRole('button', { name: '2 новых поста' }).click();
  expect(onRenew).toHaveBeenCalledOnce();
});

test('after the last page it says that there is no more', async () => {
  const screen = await render(feed());
  await expect.element(screen.getByText('Больше постов нет')).toBeVisible();
});

test.each([
  ['authors', /Здесь появятся посты тех, кого/],
  ['all', /Здесь появятся посты авторов/],
  ['open', /Открытых для\sвсех постов пока нет/],
  ['bookmarks', /Сохраняйте посты закладкой/],
] as const)('the empty tab %s says what will be there', async (tab, words) => {
  const screen = await render(feed({ tab, posts: ready() }));
  await expect.element(screen.getByText(words)).toBeVisible();
});

test('a person who follows nobody is led to the authors', async () => {
  const screen = await render(feed({ tab: 'authors', posts: ready() }));
  await expect
    .element(screen.getByRole('link', { name: 'Найти авторов' }))
    .toHaveAttribute('href', '/profile?view=authors');
});

test('the next page comes on request and focus goes on to its first post', async () => {
  const onMore = vi.fn();
  const screen = await render(feed({ more: { kind: 'idle' }, onMore }));
  await screen.getByRole('button', { name: 'Показать ещё' }).click();
  expect(onMore).toHaveBeenCalledOnce();
  await screen.rerender(feed({ posts: ready(openPost, lockedPost, textPost), onMore }));
  await expect.element(screen.getByRole('listitem').last()).toHaveFocus();
  expect(screen.getByRole('button', { name: 'Показать ещё' }).query()).toBeNull();
});

test('a failed first page says why and is asked for once more; then focus is on the title', async () => {
  const onRenew = vi.fn();
  const screen = await render(feed({ posts: failed, onRenew }));
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Не удалось');
  await screen.getByRole('button', { name: 'Загрузить ещё раз' }).click();
  await screen.rerender(feed({ posts: { ...failed, isRetrying: true }, onRenew }));
  await expect.element(screen.getByRole('button', { name: 'Загрузка...' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(onRenew).toHaveBeenCalledOnce();
  await screen.rerender(feed());
  await expect.element(screen.getByRole('heading', { name: 'Лента' })).toHaveFocus();
});

test('a failed next page keeps what is already read', async () => {
  const screen = await render(feed({ more: { kind: 'failed', message: 'Нет связи' } }));
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Нет связи');
  expect(screen.getByRole('article').elements()).toHaveLength(2);
});

test('posts that were seen last stay when the server is not reached', async () => {
  const screen = await render(feed({ posts: { kind: 'offline', isRetrying: false, value: [textPost] } }));
  await expect
    .element(screen.getByRole('alert'))
    .toHaveTextContent('Ошибка соединения с сервером. Попробуйте позже.');
  expect(screen.getByRole('article').elements()).toHaveLength(1);
});

const column = ['left', 'top', 'width'] as const;

skeletonSuite({
  skeleton: (
    <Busy>
      <FeedSkeleton />
    </Busy>
  ),
  real: feed(),
  parts: {
    title: { skeleton: '[data-part=title]', real: 'h1', edges: ['left', 'top', 'height'] },
    tabs: { skeleton: '[data-part=tabs]', real: '[role=tablist]', edges: [...column, 'height'] },
    tab: { skeleton: '[data-part=tab]', real: '[role=tab]', edges: ['left', 'top', 'height'] },
    cards: { skeleton: '[data-part=posts]', real: '[data-part=posts]', edges: column },
    card: { skeleton: '[data-part=card]', real: 'article', edges: column },
    avatar: {
      skeleton: '[data-part=byline] > :first-child',
      real: '[data-part=byline] > :first-child',
      edges: [...column, 'height'],
    },
    picture: {
      skeleton: '[data-part=picture]',
      real: '[data-part=picture]',
      edges: ['left', 'width', 'height'],
    },
  },
});

test('three cards stand in for the posts of a tab', async () => {
  const screen = await render(feed({ posts: { kind: 'loading' } }));
  expect(screen.container.querySelectorAll('[data-part=card]')).toHaveLength(3);
});

test('the first steps go when they are hidden, and the focus goes to the title', async () => {
  const onHide = vi.fn();
  const screen = await render(feed({ steps: { steps, onHide } }));
  await screen.getByRole('button', { name: 'Скрыть' }).click();
  expect(onHide).toHaveBeenCalledOnce();
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

test.each([
  [1440, 'beside'],
  [1280, 'below'],
])('at %i px the authors stand %s the posts', async (width, place) => {
  await page.viewport(width, 900);
  const screen = await render(feed({ rail: { ...rail, subscriptions: read } }));
  const side = screen.getByRole('complementary').element().getBoundingClientRect();
  const posts = screen.getByRole('tablist').element().getBoundingClientRect();
  expect([side.left > posts.right, side.top > posts.bottom]).toEqual([place === 'beside', place === 'below']);
});
