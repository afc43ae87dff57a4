import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import '#src/theme/global.ts';
import { PostPage, type PostPageProps } from '#src/components/pages/PostPage/PostPage.tsx';
import { PostPageWait, WholePostSkeleton } from '#src/components/pages/PostPage/PostPageSkeleton.tsx';
import { Busy } from '#src/components/primitives/Busy/Busy.tsx';
import { skeletonSuite } from '#tests/suites/skeletonSuite.tsx';
import { closedPost, openedPost, readablePost } from '#stories/components/pages/PostPage.fixtures.ts';
import { listening } from '#stories/components/sections/PostBody.fixtures.ts';

const ready = (value: typeof readablePost) => ({ kind: 'ready', value, isRenewing: false }) as const;
const failed = { kind: 'failed', message: 'Не удалось', isRetrying: false, value: undefined } as const;
const page = (props: Partial<PostPageProps> = {}) => (
  <PostPage
    post={ready(readablePost)}
    feedHref="/feed"
    listening={listening}
    onLike={() => {}}
    onBookmark={() => {}}
    onShare={() => {}}
    onRetry={() => {}}
    {...props}
  />
);

test('a post has its text, its marks and its neighbours', async () => {
  const screen = await render(page());
  await expect.element(screen.getByRole('heading', { level: 1, name: readablePost.title })).toBeVisible();
  await expect.element(screen.getByText(/поэтому слышно холодильник/)).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'В закладках', pressed: true })).toBeVisible();
  const neighbours = screen.getByRole('navigation', { name: 'Другие посты автора' });
  await expect.element(neighbours.getByRole('link', { name: /^Предыдущий пост: Вторая/ })).toBeVisible();
  await expect
    .element(neighbours.getByRole('link', { name: /^Следующий пост: Мелодии/ }))
    .toHaveAttribute('href', '/feed/post/8');
});

test('a locked post shows its beginning and what opens it, and has no heart', async () => {
  const screen = await render(page({ post: ready(closedPost) }));
  await expect.element(screen.getByText(/поэтому слышно холодильник/)).toBeVisible();
  await expect.element(screen.getByRole('region', { name: 'Как открыть пост' })).toBeVisible();
  expect(screen.getByRole('button', { name: /Нравится/ }).query()).toBeNull();
});

const wholeBehind = { ...closedPost, blocks: [] };

test.each([
  ['behind its mark, past its picture', closedPost, openedPost, /^Мелодию оставил пустой/],
  [
    'behind its mark, without a picture',
    closedPost,
    { ...openedPost, blocks: openedPost.blocks.filter(({ type }) => type !== 'picture') },
    /^Мелодию оставил пустой/,
  ],
  ['at its beginning where it has no mark', wholeBehind, readablePost, /^Записал на/],
])('a post that opens in place says so, and focus is %s', async (_where, locked, open, words) => {
  const screen = await render(page({ post: ready(locked) }));
  await screen.rerender(page({ post: ready(open) }));
  await expect.element(screen.getByRole('status')).toHaveTextContent('Пост открыт');
  expect(document.activeElement?.textContent).toMatch(words);
});

test('no link of the page leads to a place that it does not have', async () => {
  const screen = await render(page());
  await expect.element(screen.getByText('38\u00a0комментариев')).toBeInTheDocument();
  const inside = [...screen.container.querySelectorAll('a[href^="#"]')].map((link) =>
    link.getAttribute('href'),
  );
  expect(inside.filter((href) => screen.container.querySelector(href ?? '') === null)).toEqual([]);
});

test('a post that was open says nothing, and takes no focus', async () => {
  const screen = await render(page());
  await expect.element(screen.getByRole('status')).toHaveTextContent('');
  expect(document.activeElement).toBe(document.body);
});

test('a failed post is asked for once more', async () => {
  const onRetry = vi.fn();
  const screen = await render(page({ post: failed, onRetry }));
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Не удалось');
  await screen.getByRole('button', { name: /Загрузить ещё/ }).click();
  expect(onRetry).toHaveBeenCalledOnce();
});

test('while it loads it says so once', async () => {
  const screen = await render(page({ post: { kind: 'loading' } }));
  expect(screen.getByRole('status').elements()).toHaveLength(1);
  await expect.element(screen.getByRole('link', { name: 'Лента' })).toBeVisible();
});

test('a post that is not there leads back to the feed, and says so under the heading that has the focus', async () => {
  const screen = await render(page({ post: { kind: 'loading' }, title: readablePost.title }));
  const heading = screen.getByRole('heading', { level: 1 });
  await expect.element(heading).toHaveAccessibleName(readablePost.title);
  heading.element().focus();
  await screen.rerender(page({ post: { kind: 'missing' }, title: readablePost.title }));
  await expect.element(heading).toHaveTextContent('Такого поста нет');
  await expect.element(heading).toHaveFocus();
  await expect.element(screen.getByRole('link', { name: /ленту/ })).toHaveAttribute('href', '/feed');
});

test('the page that is still on its way leads back to the feed, and has no heading to focus', async () => {
  const screen = await render(<PostPageWait feedHref="/feed" />);
  await expect.element(screen.getByRole('link', { name: 'Лента' })).toHaveAttribute('href', '/feed');
  expect(screen.getByRole('heading').elements()).toEqual([]);
});

skeletonSuite({
  skeleton: (
    <div>
      <div style={{ height: 44, marginBottom: 8 }} />
      <Busy>
        <WholePostSkeleton />
      </Busy>
    </div>
  ),
  real: page({ post: ready({ ...readablePost, title: 'Песня' }) }),
  parts: {
    title: { skeleton: '[data-part=title]', real: 'h1', edges: ['left', 'top', 'width', 'height'] },
    avatar: {
      skeleton: '[data-part=byline] > :first-child',
      real: '[data-part=byline] > :first-child',
      edges: ['left', 'top', 'width', 'height'],
    },
    text: { skeleton: '[data-part=text]', real: 'p:not([class])', edges: ['left', 'top', 'width'] },
  },
});

test('a post that a moderator has hidden says so to its author', async () => {
  const screen = await render(page({ post: ready({ ...readablePost, isHidden: true }) }));
  await expect.element(screen.getByText(/^Пост скрыт модератором/)).toBeVisible();
  await screen.rerender(page());
  await expect.element(screen.getByText(/^Пост скрыт модератором/)).not.toBeInTheDocument();
});

test('the moderators can be told of a post, not of one’s own', async () => {
  const onReport = vi.fn();
  const screen = await render(page({ onReport }));
  await screen.getByRole('button', { name: /^Действия с.постом$/ }).click();
  await screen.getByRole('menuitem', { name: /^Пожаловаться/ }).click();
  expect(onReport).toHaveBeenCalledOnce();
  await screen.rerender(page());
  await expect.element(screen.getByRole('button', { name: /^Действия с.постом$/ })).not.toBeInTheDocument();
});
