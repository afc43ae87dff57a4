import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { PostCard } from '#src/components/sections/PostCard/index.ts';
import { lockedPost, openPost } from '#src/components/sections/PostCard/fixtures.ts';

test('an open post shows its text and how many liked and discussed it', async () => {
  const screen = await render(<PostCard post={openPost} />);
  const post = screen.getByRole('article', { name: openPost.title });
  await expect.element(post.getByText(/слышно холодильник/)).toBeVisible();
  await expect.element(post.getByText('214\u00a0отметок «нравится»')).toBeInTheDocument();
  expect(screen.getByRole('button').query()).toBeNull();
});

test('a locked post says what opens it, for how much, and that it cannot be paid for yet', async () => {
  const screen = await render(<PostCard post={lockedPost} />);
  await expect.element(screen.getByRole('heading', { name: lockedPost.title })).toBeVisible();
  await expect.element(screen.getByText('Пост для\u00a0подписчиков')).toBeVisible();
  await expect
    .element(screen.getByText(/^Откроется, как только вы\sподпишетесь на\s«Первый ряд»\.$/))
    .toBeVisible();
  await expect.element(screen.getByText('500\u00a0руб/мес')).toBeVisible();
  await expect.element(screen.getByText(/Платные подписки пока не\sоформляются$/)).toBeVisible();
  expect(screen.getByRole('button').query()).toBeNull();
});
