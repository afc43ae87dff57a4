import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { FeedPage, type FeedPageProps } from '#src/components/pages/FeedPage/index.ts';
import * as frame from '#src/components/pages/FeedPage/frame.css.ts';
import { title as titleSkeleton } from '#src/components/primitives/Skeleton/TitleSkeleton.css.ts';
import { tabBox, tabList } from '#src/components/primitives/Tabs/index.ts';
import type { PostView } from '#src/components/sections/PostCard/index.ts';
import * as post from '#src/components/sections/PostCard/frame.css.ts';
import { skeletonSuite } from '#tests/suites/skeletonSuite.tsx';
import { lockedPost, openPost, textPost } from '#src/components/sections/PostCard/fixtures.ts';

const ready = (...value: PostView[]) => ({ kind: 'ready', value, isRenewing: false }) as const;
const failed = { kind: 'failed', message: 'Не удалось', isRetrying: false, value: undefined } as const;
const feed = (props: Partial<FeedPageProps> = {}) => (
  <FeedPage
    posts={ready(openPost, lockedPost)}
    more={undefined}
    onRetry={() => {}}
    onMore={() => {}}
    {...props}
  />
);

test('the posts are filtered by who may read them', async () => {
  const screen = await render(feed());
  expect(screen.getByRole('article').elements()).toHaveLength(2);
  await screen.getByRole('tab', { name: 'Открытые' }).click();
  await expect.element(screen.getByText('Марк Шатров')).not.toBeInTheDocument();
  expect(screen.getByRole('article').elements()).toHaveLength(1);
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
  const onRetry = vi.fn();
  const screen = await render(feed({ posts: failed, onRetry }));
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Не удалось');
  await screen.getByRole('button', { name: 'Загрузить ещё раз' }).click();
  await screen.rerender(feed({ posts: { ...failed, isRetrying: true }, onRetry }));
  await expect.element(screen.getByRole('button', { name: 'Загрузка...' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(onRetry).toHaveBeenCalledOnce();
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

test('an empty feed says so', async () => {
  const screen = await render(feed({ posts: ready() }));
  await expect.element(screen.getByText(/Здесь появятся посты авторов/)).toBeVisible();
});

const column = ['left', 'top', 'width'] as const;

skeletonSuite({
  skeleton: feed({ posts: { kind: 'loading' } }),
  real: feed(),
  parts: {
    title: { skeleton: `.${titleSkeleton}`, real: 'h1', edges: ['left', 'top', 'height'] },
    tabs: { skeleton: `.${tabList}`, real: '[role=tablist]', edges: [...column, 'height'] },
    tab: { skeleton: `.${tabBox}`, real: '[role=tab]', edges: ['left', 'top', 'height'] },
    cards: { skeleton: `.${frame.posts}`, real: `.${frame.posts}`, edges: column },
    card: { skeleton: `.${post.card}`, real: 'article', edges: column },
    avatar: {
      skeleton: `.${post.head} > :first-child`,
      real: `.${post.head} > :first-child`,
      edges: [...column, 'height'],
    },
  },
});

test('three cards stand in for the posts', async () => {
  const screen = await render(feed({ posts: { kind: 'loading' } }));
  expect(screen.container.querySelectorAll(`.${post.card}`)).toHaveLength(3);
});
