import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { FeedPage, type FeedStatus } from '#src/components/pages/FeedPage/index.ts';
import * as frame from '#src/components/pages/FeedPage/frame.css.ts';
import { title as titleSkeleton } from '#src/components/primitives/Skeleton/TitleSkeleton.css.ts';
import { tabBox, tabList } from '#src/components/primitives/Tabs/index.ts';
import type { LoadMoreStatus } from '#src/components/sections/LoadMore/index.ts';
import * as post from '#src/components/sections/PostCard/frame.css.ts';
import { skeletonSuite } from '#tests/suites/skeletonSuite.tsx';
import { lockedPost, openPost, textPost } from '#src/components/sections/PostCard/fixtures.ts';

const ready = (more: LoadMoreStatus, posts = [openPost, lockedPost]): FeedStatus => ({
  kind: 'ready',
  posts,
  more,
});
const handlers = () => ({ onRetry: vi.fn(), onMore: vi.fn(), onSubscribe: vi.fn() });

test('the posts are filtered by who may read them', async () => {
  const screen = await render(<FeedPage status={ready({ kind: 'none' })} {...handlers()} />);
  expect(screen.getByRole('article').elements()).toHaveLength(2);
  await screen.getByRole('tab', { name: 'Открытые' }).click();
  await expect.element(screen.getByText('Марк Шатров')).not.toBeInTheDocument();
  expect(screen.getByRole('article').elements()).toHaveLength(1);
});

test('the next page comes on request and focus goes on to its first post', async () => {
  const all = handlers();
  const screen = await render(<FeedPage status={ready({ kind: 'idle' })} {...all} />);
  await screen.getByRole('button', { name: 'Показать ещё' }).click();
  expect(all.onMore).toHaveBeenCalledOnce();
  await screen.rerender(
    <FeedPage status={ready({ kind: 'none' }, [openPost, lockedPost, textPost])} {...all} />,
  );
  await expect.element(screen.getByRole('listitem').last()).toHaveFocus();
  expect(screen.getByRole('button', { name: 'Показать ещё' }).query()).toBeNull();
});

test('a failed first page says why and can be asked for again', async () => {
  const all = handlers();
  const screen = await render(<FeedPage status={{ kind: 'error', message: 'Не удалось' }} {...all} />);
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Не удалось');
  await screen.getByRole('button', { name: 'Загрузить ещё раз' }).click();
  expect(all.onRetry).toHaveBeenCalledOnce();
});

test('a failed next page keeps what is already read', async () => {
  const screen = await render(
    <FeedPage status={ready({ kind: 'error', message: 'Нет связи' })} {...handlers()} />,
  );
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Нет связи');
  expect(screen.getByRole('article').elements()).toHaveLength(2);
});

test('an empty feed says so', async () => {
  const screen = await render(<FeedPage status={ready({ kind: 'none' }, [])} {...handlers()} />);
  await expect.element(screen.getByText(/Здесь появятся посты авторов/)).toBeVisible();
});

const column = ['left', 'top', 'width'] as const;

skeletonSuite({
  skeleton: <FeedPage status={{ kind: 'loading' }} {...handlers()} />,
  real: <FeedPage status={ready({ kind: 'none' })} {...handlers()} />,
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
  const screen = await render(<FeedPage status={{ kind: 'loading' }} {...handlers()} />);
  expect(screen.container.querySelectorAll(`.${post.card}`)).toHaveLength(3);
});
