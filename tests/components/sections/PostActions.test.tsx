import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { PostActions, type PostActionsProps } from '#src/components/sections/PostActions/PostActions.tsx';

const actions = (props: Partial<PostActionsProps> = {}) => (
  <PostActions
    title="Песня"
    likes="1 048"
    comments={{ text: '2', label: '2 комментария' }}
    commentsHref="/feed/post/1"
    isLiked={false}
    isBookmarked={false}
    onLike={() => {}}
    onBookmark={() => {}}
    {...props}
  />
);

test('marks say whether they are put, and ask for the other way', async () => {
  const [onLike, onBookmark] = [vi.fn(), vi.fn()];
  const screen = await render(actions({ isLiked: true, onLike, onBookmark }));
  await screen.getByRole('button', { name: 'Нравится: 1 048', pressed: true }).click();
  await screen.getByRole('button', { name: 'В закладках', pressed: false }).click();
  expect([onLike.mock.calls, onBookmark.mock.calls]).toEqual([[[false]], [[true]]]);
});

test('the number of comments leads to them, and says whose they are', async () => {
  const screen = await render(actions());
  await expect
    .element(screen.getByRole('link', { name: '2 комментария: «Песня»' }))
    .toHaveAttribute('href', '/feed/post/1');
});

test('where there are none to go to yet, their number is no link', async () => {
  const screen = await render(actions({ commentsHref: undefined }));
  await expect.element(screen.getByText('2 комментария')).toBeInTheDocument();
  expect(screen.getByRole('link').query()).toBeNull();
});

test('a post that may not be read has no heart, but can be saved', async () => {
  const screen = await render(actions({ likes: undefined }));
  expect(screen.getByRole('button').elements()).toHaveLength(1);
  await expect.element(screen.getByRole('button', { name: 'В закладках' })).toBeVisible();
});
