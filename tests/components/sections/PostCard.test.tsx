import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '#src/theme/global.ts';
import { PostCard, type PostView } from '#src/components/sections/PostCard/PostCard.tsx';
import {
  freePost,
  lockedPost,
  openPost,
  postForSale,
} from '#stories/components/sections/PostCard.fixtures.ts';

const card = (post: PostView, onLike = vi.fn()) => (
  <PostCard post={post} onLike={onLike} onBookmark={() => {}} />
);

test('an open post shows its beginning, and leads to the post by title, picture and comments', async () => {
  const screen = await render(card(openPost));
  const post = screen.getByRole('article', { name: openPost.title });
  await expect.element(post.getByText(/слышно холодильник/)).toBeVisible();
  const addresses = [...screen.container.querySelectorAll('a')].map((link) => link.getAttribute('href'));
  expect(addresses).toEqual(['/profile/2', '/feed/post/1', '/feed/post/1', '/feed/post/1#comments']);
});

test('Tab stops at author, title, heart, comments and bookmark, not at the picture', async () => {
  const screen = await render(card(openPost));
  const stops: string[] = [];
  for (let stop = 0; stop < 5; stop += 1) {
    await userEvent.tab();
    const { ariaLabel, textContent } = document.activeElement ?? document.body;
    stops.push(ariaLabel ?? textContent ?? '');
  }
  expect(stops).toEqual([
    'Илья Коваль',
    openPost.title,
    'Нравится: 214',
    `38\u00a0комментариев: «${openPost.title}»`,
    'В\u00a0закладках',
  ]);
  expect(screen.container.querySelector('[aria-hidden] a')).toHaveAttribute('tabindex', '-1');
});

test('a locked post says what is inside, what opens it and for how much, and leads to where it opens', async () => {
  const screen = await render(card(lockedPost));
  await expect.element(screen.getByRole('heading', { name: lockedPost.title })).toBeVisible();
  await expect.element(screen.getByText('Пост для\u00a0подписчиков')).toBeVisible();
  await expect.element(screen.getByText(/12\sфото.*Откроется, как только вы/)).toBeVisible();
  await expect.element(screen.getByText('500\u00a0руб/мес')).toBeVisible();
  await expect
    .element(screen.getByRole('link', { name: /^Открыть пост\s?: \S/ }))
    .toHaveAttribute('href', `/feed/post/${lockedPost.id}`);
  expect(screen.getByRole('button', { name: /Нравится/ }).query()).toBeNull();
});

test('a post that a free subscription opens leads to where it opens', async () => {
  const screen = await render(card(freePost));
  await expect
    .element(screen.getByRole('link', { name: /^Открыть пост\s?: \S/ }))
    .toHaveAttribute('href', '/feed/post/4');
});

test('a post for sale says nothing of subscriptions', async () => {
  const screen = await render(card(postForSale));
  await expect.element(screen.getByRole('heading', { name: 'Закрытый пост' })).toBeVisible();
  await expect.element(screen.getByText(/Продаётся отдельно/)).toBeVisible();
  await expect.element(screen.getByRole('link', { name: /^Купить за 150.руб\.\s?: \S/ })).toBeVisible();
  expect(screen.getByText(/подпис/).query()).toBeNull();
});
