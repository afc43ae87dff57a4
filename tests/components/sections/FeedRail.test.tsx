import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { FeedRail, type FeedRailProps } from '#src/components/sections/FeedRail/FeedRail.tsx';
import { read, suggestions } from '#stories/components/sections/FeedRail.fixtures.ts';

const rail = (props: Partial<FeedRailProps> = {}) => (
  <FeedRail
    subscriptions={read}
    subscriptionsHref="/profile?view=subscriptions"
    suggestions={suggestions}
    authorsHref="/profile?view=authors"
    onSubscribe={() => {}}
    {...props}
  />
);
const [zoya] = suggestions;

test('authors lead to their pages, and both lists to all of them', async () => {
  const screen = await render(rail());
  await expect
    .element(screen.getByRole('link', { name: /Илья Коваль/ }))
    .toHaveAttribute('href', '/profile/2');
  await expect
    .element(screen.getByRole('link', { name: 'Все подписки' }))
    .toHaveAttribute('href', '/profile?view=subscriptions');
  await expect
    .element(screen.getByRole('link', { name: 'Все авторы' }))
    .toHaveAttribute('href', '/profile?view=authors');
});

test('nothing stands there while there is nobody', async () => {
  const screen = await render(rail({ subscriptions: [], suggestions: [] }));
  expect(screen.getByRole('complementary').elements()).toEqual([]);
});

test('a press subscribes, and the focus stays in the row when the button is gone', async () => {
  const onSubscribe = vi.fn();
  const shown = (kind: 'idle' | 'pending' | 'done') =>
    rail({
      subscriptions: [],
      suggestions: zoya ? [{ ...zoya, subscribing: { kind } }] : [],
      onSubscribe,
    });
  const screen = await render(shown('idle'));
  const button = screen.getByRole('button', { name: 'Следить за автором: Зоя Мирская' });
  await button.click();
  expect(onSubscribe).toHaveBeenCalledWith(5);
  await screen.rerender(shown('pending'));
  await userEvent.keyboard('{Enter}');
  expect(onSubscribe).toHaveBeenCalledOnce();
  await screen.rerender(shown('done'));
  expect(document.activeElement?.textContent).toContain('Вы\u00a0следите');
});

test('a failure says why, typeset', async () => {
  const message = 'Дождитесь ответа и попробуйте через 5 минут.';
  const failed = zoya ? [{ ...zoya, subscribing: { kind: 'failed', message } as const }] : [];
  const screen = await render(rail({ subscriptions: [], suggestions: failed }));
  const alert = screen.getByRole('alert');
  expect(alert.element().textContent).toBe('Дождитесь ответа и\u00a0попробуйте через 5\u00a0минут.');
});
