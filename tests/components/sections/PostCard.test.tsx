import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { PostCard } from '#src/components/sections/PostCard/index.ts';
import { lockedPost, openPost } from '#src/components/sections/PostCard/fixtures.ts';

test('an open post shows its text and how many liked and discussed it', async () => {
  const screen = await render(<PostCard post={openPost} onSubscribe={vi.fn()} />);
  const post = screen.getByRole('article', { name: openPost.title });
  await expect.element(post.getByText(/слышно холодильник/)).toBeVisible();
  await expect.element(post.getByText('214\u00a0отметок «нравится»')).toBeInTheDocument();
  expect(screen.getByRole('button').query()).toBeNull();
});

test('a locked post says what opens it, for how much, and asks for that', async () => {
  const onSubscribe = vi.fn();
  const screen = await render(<PostCard post={lockedPost} onSubscribe={onSubscribe} />);
  await expect.element(screen.getByRole('heading', { name: lockedPost.title })).toBeVisible();
  await expect.element(screen.getByText('Пост для\u00a0подписчиков')).toBeVisible();
  await screen.getByRole('button', { name: 'Подписаться за\u00a0500\u00a0руб.' }).click();
  expect(onSubscribe).toHaveBeenCalledExactlyOnceWith(lockedPost.id);
});
