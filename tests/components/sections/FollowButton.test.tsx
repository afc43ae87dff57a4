import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { FollowButton, type Following } from '#src/components/sections/FollowButton/FollowButton.tsx';

const button = (following: Following, onFollow = () => {}, onUnfollow = () => {}) => (
  <FollowButton
    following={following}
    subscriptionsHref="/profile?view=subscriptions"
    onFollow={onFollow}
    onUnfollow={onUnfollow}
  />
);
const free = (isFollowing: boolean): Following => ({
  kind: 'free',
  isFollowing,
  progress: { kind: 'idle' },
});

test('one button follows and stops', async () => {
  const onFollow = vi.fn();
  const onUnfollow = vi.fn();
  const screen = await render(button(free(false), onFollow, onUnfollow));
  await screen.getByRole('button', { name: 'Следить' }).click();
  expect(onFollow).toHaveBeenCalledOnce();
  await screen.rerender(button(free(true), onFollow, onUnfollow));
  await screen.getByRole('button', { name: 'Вы следите' }).click();
  expect(onUnfollow).toHaveBeenCalledOnce();
});

test('a reader who pays gets to the subscription, one who is kept out gets nothing', async () => {
  const screen = await render(button({ kind: 'paid' }));
  await expect
    .element(screen.getByRole('link', { name: 'Моя подписка' }))
    .toHaveAttribute('href', '/profile?view=subscriptions');
  await screen.rerender(button({ kind: 'shut' }));
  expect(screen.container.textContent).toBe('');
});
